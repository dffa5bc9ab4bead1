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
  z.string().check(z.refine((key) => key !== '__proto__' && key !== 'constructor' && key !== 'prototype')),
  z.lazy(() => z.union([z.string(), Texts, z.array(z.union([z.string(), Texts]))])),
)

const MAX_FILE_CHARACTERS = 512_000

/** Texts in a language other than the page's have a low priority. Those that never arrive have failed after the deadline of code. */
const request = (name: string) =>
  fetch(`${BASE_PATH}/assets/locales/${name}.yaml`, {
    credentials: 'same-origin',
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

/** The fallback language, once loaded: a page in another language does not wait for it. */
const fallback = () => (i18n.hasResourceBundle(DEFAULT_LANGUAGE, 'common') ? [DEFAULT_LANGUAGE] : [])

/**
 * Loads all languages' missing common texts: the fallback, and what makes switching instant. Texts of late parts are loaded in the
 * page's language, and again when the language is switched. Specification §9.
 */
export const loadAllLanguages = () =>
  i18n.reloadResources(
    [DEFAULT_LANGUAGE, ...brand.languages].filter((code) => !i18n.hasResourceBundle(code, 'common')),
    'common',
  )

/**
 * Starts i18next with the stored language, English as fallback, and stores the choice as i18nextLng. Specification §9. `source`
 * replaces the fetch in tests. Resolves when the language's common texts have loaded or, if they cannot be, the English ones.
 */
export async function startI18n(source: (language: string, namespace: string) => Promise<TextTree> = fetchPatiently) {
  i18n.on('languageChanged', () => {
    document.documentElement.lang = language()
  })
  await i18n
    .use<BackendModule>({ type: 'backend', callbackApi: false, init: () => {}, read: source })
    .use(initReactI18next)
    .init({
      lng: storage.language.get(),
      fallbackLng: fallback,
      supportedLngs: [...LANGUAGES],
      load: 'languageOnly',
      ns: ['common'],
      defaultNS: 'common',
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
      react: { useSuspense: true },
    })
  if (!i18n.hasResourceBundle(i18n.language, 'common')) await loadAllLanguages()
  return i18n
}

/** Switches to `code` and stores the choice. */
export async function chooseLanguage(code: Language) {
  storage.language.set(code)
  await i18n.changeLanguage(code)
}
