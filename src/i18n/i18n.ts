import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { brand, SETTLEMENT_CURRENCY } from '../platform/config.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../constants/limits.ts'
import { BASE_PATH } from '../platform/mainSite.ts'
import { storage } from '../platform/storage.ts'
import * as z from '../api/zod.ts'

export interface TextTree {
  [key: string]: string | TextTree | (string | TextTree)[]
}

/** A tree of texts, without keys that could change an object's prototype. */
const Texts: z.ZodMiniType<TextTree> = z.record(
  z.string().check(z.refine((key) => key !== '__proto__' && key !== 'constructor' && key !== 'prototype')),
  z.lazy(() => z.union([z.string(), Texts, z.array(z.union([z.string(), Texts]))])),
)

const MAX_FILE_CHARACTERS = 512_000

/** Texts of another language than the page's come after everything else. */
const request = (name: string) =>
  fetch(`${BASE_PATH}/assets/locales/${name}.yaml`, { credentials: 'same-origin', priority: name.startsWith(i18n.language) ? 'auto' : 'low' })

/** A build writes the texts as JSON. For real YAML, as in development, the parser is loaded on demand: it is as large as half of our own code. */
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

/** Everything falls back to the English common texts: the loader stays until they have loaded. */
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
export const language = (): Language => brand.languages.find((code) => code === i18n.resolvedLanguage) ?? DEFAULT_LANGUAGE

/** The fallback, once it is there: while it comes, a page in another language does not wait for it. */
const fallback = () => (i18n.hasResourceBundle(DEFAULT_LANGUAGE, 'common') ? [DEFAULT_LANGUAGE] : [])

/**
 * Loads what is missing of all languages' common texts: the fallback, and what makes a switch instant. What late parts say comes in the
 * page's language, and in another with the switch, which waits for it. Specification §9.
 */
export const loadAllLanguages = () =>
  i18n.reloadResources([DEFAULT_LANGUAGE, ...brand.languages].filter((code) => !i18n.hasResourceBundle(code, 'common')), 'common')

/**
 * Starts i18next with the stored language, English as fallback, the choice stored as i18nextLng. Specification §9.
 * `source` replaces the fetch in tests. Resolves when the language's common texts have loaded, or, in their place, the English ones.
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
      // So that a component has one `t`: its feature's texts, and those that several features say.
      fallbackNS: 'common',
      // What every text may say without being told.
      interpolation: { escapeValue: false, defaultVariables: { ...brand.names, currency: SETTLEMENT_CURRENCY } },
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
