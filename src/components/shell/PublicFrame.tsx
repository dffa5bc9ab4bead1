import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { Frame } from './Frame.tsx'
import { NavTerms } from './NavItem.tsx'
import type { TopBarProps } from './TopBar.tsx'

interface Props {
  children: ReactNode
  /** Goes to the page's address in that language, instead of switching in place. */
  onLanguage?: TopBarProps['onLanguage']
}

/** The frame of the public pages: no trading items, and nothing here makes a call. Specification §6. */
export function PublicFrame({ children, onLanguage }: Props) {
  const { t } = useTranslation()
  const lang = useLanguage()

  return (
    <Frame
      onLanguage={onLanguage}
      nav={(place, onFollow) => (
        <NavTerms place={place} lang={lang} icon={FileText} onFollow={onFollow}>
          {t('shell.terms')}
        </NavTerms>
      )}
    >
      {children}
    </Frame>
  )
}
