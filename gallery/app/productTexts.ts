import { load as readYaml } from 'js-yaml'
import { LANGUAGES } from '../../src/constants/limits.ts'
import type { TextTree } from '../../src/i18n/i18n.ts'
import { screenVariants } from '../screens/areas.ts'
import { namespaceOf } from '../screens/setup.ts'
import { views } from '../views/views.ts'
import { useLoaded } from './browser.ts'

/** The product's texts of a language by their keys. That of a late part's begins with its namespace: 'palette:nothing'. */
export type ProductTexts = ReadonlyMap<string, string>

/** The texts of a file of texts. */
export function textsIn(tree: TextTree, namespace: string): [key: string, text: string][] {
  const walk = (inner: TextTree[string], key: string): [string, string][] =>
    typeof inner === 'string'
      ? [[key, inner]]
      : Object.entries(inner).flatMap(([name, one]) => walk(one, `${key}.${name}`))
  return Object.entries(tree).flatMap(([name, one]) =>
    walk(one, namespace === 'common' ? name : `${namespace}:${name}`),
  )
}

/** A text in each of the languages, with its plural forms, or all below a key. */
export const textsAt = (texts: readonly ProductTexts[], key: string): string =>
  texts
    .flatMap((ofLanguage) =>
      [...ofLanguage].flatMap(([one, text]) =>
        one.startsWith(key) && /^(?:[._]|$)/.test(one.slice(key.length)) ? text : [],
      ),
    )
    .join(' ')

/** Sections of the texts that belong to no machine. */
const SHARED = new Set(['common', 'dialogs', 'balance', 'contests', 'orders'])

/** The product's texts in a machine's state, and on all its screens. */
export function stateTexts(texts: readonly ProductTexts[], machine: string, state: string) {
  const keys = Object.entries(views[machine]?.says ?? {})
  const sections = new Set(keys.map(([, key]) => key.split('.')[0] ?? ''))
  const inState = keys.flatMap(([at, key]) => (at.split('--')[0] === state ? textsAt(texts, key) : []))
  const inMachine = [...sections].flatMap((section) => (SHARED.has(section) ? [] : textsAt(texts, section)))
  return { inState: inState.join(' '), inMachine: inMachine.join(' ') }
}

async function loadTexts(language: string, namespace: string) {
  const file = await fetch(new URL(`assets/locales/${language}/${namespace}.yaml`, document.baseURI))
  // Tests check that the files are trees of texts; a missing file counts as empty.
  return file.ok ? textsIn(readYaml(await file.text()) as TextTree, namespace) : []
}

const namespaces = [...new Set(['common', ...screenVariants.flatMap(({ keys }) => keys.map(namespaceOf))])]

/** The common texts of each language, and those of the late parts that screens show. */
const load = () =>
  Promise.all(
    LANGUAGES.map(
      async (language) => new Map((await Promise.all(namespaces.map((name) => loadTexts(language, name)))).flat()),
    ),
  )

let loading: Promise<ProductTexts[]> | null = null
const loadOnce = () => (loading ??= load())
const NONE: ProductTexts[] = []

/** The product's texts in both languages; empty while loading. Without them the search covers only the gallery's own words. */
export const useProductTexts = (): readonly ProductTexts[] => useLoaded(loadOnce, NONE) ?? NONE
