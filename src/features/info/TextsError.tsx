import { useTranslation } from 'react-i18next'
import { ListError } from '../../shared/page/ListError.tsx'

/** Replaces a document whose texts could not be loaded. */
export function TextsError({ namespace }: { namespace: 'faq' | 'termsOfUse' }) {
  const { i18n } = useTranslation()
  return (
    <div className="py-14">
      <ListError onRetry={() => void i18n.reloadResources(undefined, namespace)} />
    </div>
  )
}
