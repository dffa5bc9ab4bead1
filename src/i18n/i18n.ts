import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import * as z from '../api/zod.ts'
import { CODE_DEADLINE_MS, DEFAULT_LANGUAGE, type Language, LANGUAGES, LEVERAGES } from '../constants/limits.ts'
import { brand, SETTLEMENT_CURRENCY } from '../platform/config.ts'
import { BASE_PATH } from '../platform/mainSite.ts'
import { storage } from '../platform/storage.ts'

export interface TextTree {
  [key: string]: string | TextTree | (string | TextTree)[]
}

/** A tree of texts, without keys that could change an object's prototype. */
const Texts: z.ZodMiniType<TextTree> = z.record(
  z.string().check(z.refine((key) => !['__proto__', 'constructor', 'prototype'].includes(key))),
  z.lazy(() => z.union([z.string(), Texts, z.array(z.union([z.string(), Texts]))])),
)

const MAX_FILE_CHARACTERS = 512_000

/** Texts in a language other than the page's have a low priority. Those that never arrive have failed after the deadline of code. */
const request = (name: string) =>
  fetch(`${BASE_PATH}/assets/locales/${name}.yaml`, {
    priority: name.startsWith(i18n.language) ? 'auto' : 'low',
    signal: AbortSignal.timeout(CODE_DEADLINE_MS),
  })

/** A build writes the texts as JSON. For real YAML, as in development, the parser is loaded on demand, since it is large. */
async function readYaml(text: string): Promise<unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return (await import('js-yaml')).load(text, { maxAliases: 0 })
  }
}

/**
 * One YAML file per language and namespace, with a content hash in its name; if a newer release has
 * replaced it, the plain name has the newer texts. Specification §7; contract §4.
 */
async function fetchTexts(language: string, namespace: string): Promise<TextTree> {
  const name = `${language}/${namespace}`
  const hash = import.meta.env.VITE_TEXT_HASHES[name]
  let response = await request(hash === undefined ? name : `${name}-${hash}`)
  if (response.status === 404 && hash !== undefined) response = await request(name)
  if (!response.ok) throw new Error(`${language}/${namespace}: ${response.status}`)
  const text = await response.text()
  if (text.length > MAX_FILE_CHARACTERS) throw new Error(`${language}/${namespace}: too long`)
  return Texts.parse(await readYaml(text))
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8_000

/** English common texts are the fallback for everything: the loader is shown until they have loaded. */
async function fetchPatiently(language: string, namespace: string): Promise<TextTree> {
  const mayFail = namespace !== 'common' || language !== DEFAULT_LANGUAGE
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await fetchTexts(language, namespace)
    } catch (error) {
      if (mayFail) throw error
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}

export const i18n = i18next.createInstance()

/** The current language of texts and formats. */
export const language = (): Language =>
  brand.languages.find((code) => code === i18n.resolvedLanguage) ?? DEFAULT_LANGUAGE

/** Whether a language's common texts have loaded; i18next counts one as resolved by the texts of any late part. */
export const isLoaded = (code: string) => i18n.hasResourceBundle(code, 'common')

/** The fallback language, once loaded: a page in another language does not wait for it. */
const fallback = () => [DEFAULT_LANGUAGE].filter(isLoaded)

/**
 * Loads all languages' missing common texts: the fallback, and what makes switching instant. Texts of late parts are loaded in the
 * page's language, and again when the language is switched. Specification §9.
 */
export async function loadAllLanguages() {
  await i18n.reloadResources(
    [DEFAULT_LANGUAGE, ...brand.languages].filter((code) => !isLoaded(code)),
    'common',
  )
  // The page was shown in the fallback until now, also if the texts came with a late part.
  if (isLoaded(i18n.language) && document.documentElement.lang !== i18n.language)
    await i18n.changeLanguage(i18n.language)
}

/**
 * Starts i18next with the stored language, English as fallback, and stores the choice as i18nextLng. Specification §9. `source`
 * replaces the fetch in tests. Resolves when the language's common texts have loaded or, if they cannot be, the English ones.
 */
export async function startI18n(source: (language: string, namespace: string) => Promise<TextTree> = fetchPatiently) {
  i18n.on('languageChanged', () => {
    document.documentElement.lang = language()
  })
  await i18n
    .use<BackendModule>({
      type: 'backend',
      callbackApi: true,
      init: () => {},
      read: (code, namespace, settle) =>
        void source(code, namespace).then(
          (texts) => settle(null, texts),
          // True: what failed is requested again when it is needed next. Otherwise i18next never does.
          (error: Error) => settle(error, true),
        ),
    })
    .use(initReactI18next)
    .init({
      lng: storage.language.get(),
      fallbackLng: fallback,
      supportedLngs: [...LANGUAGES],
      // i18next's own retries would hold up the page for 11 seconds.
      maxRetries: 0,
      ns: ['common'],
      // A component needs only one `t`: for its feature's texts and the shared ones.
      fallbackNS: 'common',
      // Variables available in every text.
      interpolation: {
        escapeValue: false,
        defaultVariables: {
          ...brand.names,
          currency: SETTLEMENT_CURRENCY,
          leverages: LEVERAGES.slice(0, -1).join(', '),
          highestLeverage: LEVERAGES.at(-1),
        },
      },
      returnEmptyString: false,
    })
  if (!isLoaded(i18n.language)) await loadAllLanguages()
  return i18n
}

/** Switches to `code` and stores the choice. Without its common texts keeps the present language, which reportMissingTexts.ts reports. */
export async function chooseLanguage(code: Language) {
  const before = language()
  await i18n.changeLanguage(code)
  // Not `code`, which a later choice may have overtaken.
  if (isLoaded(code)) return storage.language.set(language())
  await i18n.changeLanguage(before)
  i18n.emit('missingTexts')
}
