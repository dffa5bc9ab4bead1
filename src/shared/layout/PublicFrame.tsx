import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { Frame } from './Frame.tsx'
import { type NavProps, NavTerms } from './NavItem.tsx'
import type { TopBarProps } from './topBarProps.ts'

interface Props {
  children: ReactNode
  /** Opens the page's address in that language, instead of switching in place. */
  onLanguage?: TopBarProps['onLanguage']
}

/** The frame of the public pages: no trading items, and no requests. Specification §6. */
export const PublicFrame = ({ children, onLanguage }: Props) => (
  <Frame Nav={VisitorNav} onLanguage={onLanguage}>
    {children}
  </Frame>
)

function VisitorNav(props: NavProps) {
  const { t } = useTranslation()
  const lang = useLanguage()

  return (
    <NavTerms lang={lang} icon={FileText} {...props}>
      {t('shell.terms')}
    </NavTerms>
  )
}
