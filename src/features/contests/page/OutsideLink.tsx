import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useTranslation } from 'react-i18next'
import { safeHref } from '../../../domain/text/safeHref.ts'

interface Props {
  /** As received from the exchange. */
  url: string
  name: string
  className?: string | undefined
}

/** A link received from the exchange. If unsafe, shown as plain text. Contract §4, reliability D8. */
export function OutsideLink({ url, name, className = 'link' }: Props) {
  const { t } = useTranslation()
  const href = safeHref(url, window.location.origin)
  if (href === null) return <span className="text-sm break-all">{t('contests.plainLink', { name, url })}</span>

  return (
    <a href={href} rel="noopener noreferrer" className={`${className} inline-flex min-h-11 dense:min-h-6 items-center gap-1 font-medium`}>
      <span>{name}</span>
      <ArrowUpRight aria-hidden="true" className="size-4" />
    </a>
  )
}
