import CloudOff from 'lucide-react/icons/cloud-off'
import SearchX from 'lucide-react/icons/search-x'
import Trophy from 'lucide-react/icons/trophy'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../../api/failure.ts'
import { failureText } from '../../../i18n/failureText.ts'
import { TryAgain } from '../../../shared/page/TryAgain.tsx'
import { Message } from '../../../ui/display/Message.tsx'

/** Specification §8, "No contest found". */
export function NoContest({ code }: { code?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <Message live icon={<SearchX />} title={t('contests.noContest')} text={t('contests.noContestText')} code={code} />
  )
}

/** Neither an active contest nor a past one. */
export function NoContests() {
  const { t } = useTranslation()
  return <Message icon={<Trophy />} title={t('contests.noContests')} text={t('contests.noContestsText')} />
}

interface FailedProps {
  failure: Error
  onRetry: () => void
  /** Title; by default, that the contest could not be loaded. */
  title?: string
}

/** No response, or an error response: the general or the server error, with a retry. Specification §8. */
export function ContestError({ failure, onRetry, title }: FailedProps) {
  const { t } = useTranslation()
  const { kind, code, status } = failureOf(failure)

  return (
    <Message
      live
      tone="danger"
      icon={<CloudOff />}
      title={title ?? t('contests.notLoaded')}
      text={failureText(t, null, { kind, code, status })}
      code={code}
      actions={<TryAgain isPrimary onPress={onRetry} />}
    />
  )
}
