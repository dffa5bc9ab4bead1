import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../api/failure.ts'
import { Message } from '../../ui/display/Message.tsx'
import { TryAgain } from './TryAgain.tsx'

interface Props {
  /** Why; a code of the exchange is shown. */
  error?: unknown
  /** Its request is in flight. */
  isFetching?: boolean
  onRetry: () => void
}

/** Replaces a list or a document that could not be loaded. The webview's contest lists draw theirs themselves, since its first page has no room. */
export function ListError({ error, isFetching = false, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <Message
      live
      size="list"
      tone="danger"
      icon={<TriangleAlert />}
      title={t('common.errorLoading')}
      code={error ? failureOf(error).code : undefined}
      actions={<TryAgain isFetching={isFetching} onPress={onRetry} />}
    />
  )
}
