import type { UseQueryResult } from '@tanstack/react-query'
import CircleX from 'lucide-react/icons/circle-x'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../api/failure.ts'
import type { Listed } from '../../api/listOf.ts'
import type { FeeRates } from '../../api/market.ts'
import { TryAgain } from '../../shared/page/TryAgain.tsx'
import { useTitle } from '../../shared/page/useTitle.ts'
import { UnreadableEntries } from '../../ui/list/UnreadableEntries.tsx'
import { Loader } from '../../ui/display/Loader.tsx'
import { Message } from '../../ui/display/Message.tsx'
import { FeeList } from './FeeList.tsx'
import { FeeNotes } from './FeeNotes.tsx'

interface Props {
  /** From the user's request inside the shell, from the public market list outside it. */
  rates: Pick<UseQueryResult<Listed<FeeRates>>, 'data' | 'error' | 'isFetching' | 'refetch'>
}

/** Trading costs by market. Specification §2, "Terms page". */
export function Fees({ rates: { data, error, isFetching, refetch } }: Props) {
  const { t } = useTranslation()
  useTitle(t('info.titles.fees'))

  if (data) {
    return (
      <>
        {data.items.length > 0 ? <FeeList rates={data.items} /> : <p className="py-14 text-text-2">{t('common.listEmpty')}</p>}
        <UnreadableEntries count={data.unreadable} className="py-3" />
        <FeeNotes />
      </>
    )
  }
  if (!error) return <Loader />
  const { code } = failureOf(error)
  return (
    <div className="py-14">
      <Message
        size="list"
        icon={<CircleX />}
        tone="danger"
        title={t('common.errorLoading')}
        code={code === undefined ? undefined : t('common.code', { code })}
        actions={<TryAgain isFetching={isFetching} onPress={() => void refetch()} />}
        live
      />
    </div>
  )
}
