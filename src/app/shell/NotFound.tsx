import { Link } from '@tanstack/react-router'
import FileText from 'lucide-react/icons/file-text'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../../shared/page/documentTitle.ts'
import { buttonClass } from '../../ui/display/buttonClass.ts'
import { Message } from '../../ui/display/Message.tsx'

/** Any other path under /. Specification §2. */
export function NotFound() {
  const { t } = useTranslation()
  useTitle(t('notFound.title'))

  return (
    <Message
      icon={<FileText />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <Link to="/market" className={buttonClass('primary')}>
          {t('notFound.toTrading')}
        </Link>
      }
    />
  )
}
