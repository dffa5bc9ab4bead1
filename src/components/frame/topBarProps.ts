import type { ComponentType } from 'react'
import type { LanguageChoiceProps } from './LanguageChoice.tsx'
import type { NavProps } from './NavItem.tsx'

/** What the top bar and its drawer are given. */
export interface TopBarProps {
  /** The pages one can go to; nothing where the user has to decide something first. */
  Nav?: ComponentType<NavProps> | undefined
  /** unsure: its place is kept until an answer tells. */
  account?: 'shown' | 'unsure' | 'none' | undefined
  onLanguage?: LanguageChoiceProps['onLanguage']
}
