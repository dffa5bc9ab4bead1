import CloudOff from 'lucide-react/icons/cloud-off'
import Trophy from 'lucide-react/icons/trophy'
import { useTranslation } from 'react-i18next'
import type { Contest } from '../../../api/contest.ts'
import type { ReadableList } from '../../../api/listOf.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { TryAgain } from '../../../shared/page/TryAgain.tsx'
import { UnreadableEntries } from '../../../ui/list/UnreadableEntries.tsx'
import { Loader } from '../../../ui/display/Loader.tsx'
import { Message } from '../../../ui/display/Message.tsx'
import { useAtLeast } from '../../../ui/hooks/useAtLeast.ts'
import { ContestItem } from './ContestItem.tsx'
import type { ContestsPath } from './contestsPath.ts'
import '../FoldedSection.css'

interface Props {
  title: string
  /** Text of the empty list. */
  emptyText: string
  basePath: ContestsPath
  /** The contest on screen: below it, the list is collapsed on a phone. */
  current: ContestId | null
  list: { data: ReadableList<Contest> | undefined; error: Error | null; refetch: () => unknown }
}

/** Active or past contests. Loads, fails and is empty independently of the contest. Specification §2. */
export function ContestList({ title, emptyText, basePath, current, list: { data, error, refetch } }: Props) {
  const { t } = useTranslation()
  const isFolded = !useAtLeast('tablet') && current !== null
  // `open` has no effect on a plain element.
  const Part = isFolded ? 'details' : ('div' as 'details')
  const Head = isFolded ? 'summary' : 'div'

  return (
    <section aria-label={title} className={isFolded ? 'fold' : ''}>
      <Part open={error !== null}>
        <Head className="mb-3">
          <h2 className="text-xl font-semi">{title}</h2>
        </Head>
        <div className="overflow-hidden rounded-md border border-line bg-surface">
          {data && data.items.length > 0 && (
            <ul className="divide-y divide-line">
              {data.items.map((contest) => (
                <ContestItem key={contest.contestId} contest={contest} basePath={basePath} isCurrent={contest.contestId === current} />
              ))}
            </ul>
          )}
          {data?.items.length === 0 && <Message size="list" icon={<Trophy />} title={t('common.listEmpty')} text={emptyText} />}
          {/* As high as the message of the empty list, so that the next list stays where it is. */}
          {!data && !error && (
            <div className="grid min-h-25 place-items-center">
              <Loader size="sm" />
            </div>
          )}
          {!data && error && (
            <Message
              live
              tone="danger"
              size="list"
              icon={<CloudOff />}
              title={t('common.errorLoading')}
              actions={<TryAgain onPress={() => void refetch()} />}
            />
          )}
          <UnreadableEntries count={data?.unreadable} className="border-t border-line px-3.5 py-2.5" />
        </div>
      </Part>
    </section>
  )
}
