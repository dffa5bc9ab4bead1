import { useTranslation } from 'react-i18next'
import { ListNotLoaded } from '../../shared/page/ListNotLoaded.tsx'

/** Replaces a document whose texts could not be loaded. */
export function TextsFailed({ namespace }: { namespace: 'faq' | 'termsOfUse' }) {
  const { i18n } = useTranslation()
  return (
    <div className="py-14">
      <ListNotLoaded onRetry={() => void i18n.reloadResources(undefined, namespace)} />
    </div>
  )
}
