import { loadAllLanguages, startI18n } from '../../../src/i18n/i18n.ts'
import { readTexts } from '../features/info/texts.ts'

/** The real texts, read from their files instead of fetched: English, and Polish to switch to. */
export async function englishTexts() {
  const i18n = await startI18n(async (language, namespace) => readTexts(language, namespace))
  await loadAllLanguages()
  return i18n
}
