import { useTranslation } from 'react-i18next'
import type { Language } from '../../constants/limits.ts'
import { chooseLanguage } from '../../i18n/i18n.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { brand } from '../../platform/config.ts'
import { Segmented } from '../../ui/input/Segmented.tsx'

export interface LanguageChoiceProps {
  size?: 'sm' | 'md' | undefined
  /** Overrides switching in place: a public page has an address per language. */
  onLanguage?: ((language: Language) => void) | undefined
}

const choose = (language: Language) => void chooseLanguage(language)

/** EN or PL: switches all texts immediately and stores the choice. Renders nothing if only one language is offered. */
export function LanguageChoice({ size, onLanguage = choose }: LanguageChoiceProps) {
  const { t } = useTranslation()
  const chosen = useLanguage()
  const options = brand.languages.map((language) => ({
    value: language,
    label: (
      <span>
        <span>{language.toUpperCase()}</span>
        <span className="sr-only" lang={language}>{`, ${t(`shell.languages.${language}`)}`}</span>
      </span>
    ),
  }))

  return (
    options.length > 1 && (
      <Segmented label={t('shell.language')} options={options} value={chosen} onChange={onLanguage} size={size} />
    )
  )
}
