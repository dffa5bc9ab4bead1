import type { ComponentType } from 'react'
import type { LanguageChoiceProps } from './LanguageChoice.tsx'
import type { NavProps } from './NavItem.tsx'

/** Props of the top bar and its drawer. */
export interface TopBarProps {
  /** The navigation items; none while the user has to decide something first. */
  Nav?: ComponentType<NavProps> | undefined
  /** unsure: its space is reserved until the response arrives. */
  account?: 'shown' | 'unsure' | 'none' | undefined
  onLanguage?: LanguageChoiceProps['onLanguage']
}
