import { startI18n } from '../../src/i18n/i18n.ts'
import { readTexts } from '../info/texts.ts'

/** The real English words, read from their files instead of fetched. */
export const englishTexts = () => startI18n(async (language, namespace) => readTexts(language, namespace))
