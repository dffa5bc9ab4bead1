import CircleX from 'lucide-react/icons/circle-x'
import { useTranslation } from 'react-i18next'
import { TryAgain } from '../../shared/page/TryAgain.tsx'
import { Message } from '../../ui/display/Message.tsx'

/** Replaces a document whose texts could not be loaded. */
export function TextsFailed({ namespace }: { namespace: 'faq' | 'termsOfUse' }) {
  const { t, i18n } = useTranslation()

  return (
    <div className="py-14">
      <Message
        size="list"
        icon={<CircleX />}
        tone="danger"
        title={t('common.errorLoading')}
        actions={<TryAgain onPress={() => void i18n.reloadResources(undefined, namespace)} />}
        live
      />
    </div>
  )
}
