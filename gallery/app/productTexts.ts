import { load as readYaml } from 'js-yaml'
import { LANGUAGES } from '../../src/constants/limits.ts'
import type { TextTree } from '../../src/i18n/i18n.ts'
import { areas } from '../screens/areas.ts'
import { choicesOf, keyOf, namespaceOf, setupOf } from '../screens/setup.ts'
import { views } from '../views/views.ts'
import { useLoaded } from './browser.ts'

/** The product's texts in a state, and on all screens of its machine, in both languages. */
export interface StateTexts {
  inState: string
  inMachine: string
}

const textsIn = (tree: TextTree[string] | undefined): string[] =>
  typeof tree === 'string'
    ? [tree]
    : Array.isArray(tree)
      ? tree.flatMap(textsIn)
      : Object.values(tree ?? {}).flatMap(textsIn)

const at = (tree: TextTree, key: string) =>
  key
    .split('.')
    .reduce<TextTree[string] | undefined>(
      (here, name) => (typeof here === 'object' && !Array.isArray(here) ? here[name] : undefined),
      tree,
    )

/** A text in each of the languages, with its plural forms. The key of a late part's begins with its namespace: 'palette:nothing'. */
export const textsAt = (texts: readonly TextTree[], key: string): string =>
  texts
    .flatMap((tree) => ['', '_one', '_other', '_zero'].flatMap((form) => textsIn(at(tree, `${key}${form}`))))
    .join(' ')

/** Sections of the texts that belong to no machine. */
const SHARED = new Set(['common', 'dialogs', 'balance', 'contests', 'orders'])

/** The product's texts in a machine's state. */
export function stateTexts(texts: readonly TextTree[], machine: string, state: string): StateTexts {
  const keys = views[machine]?.says ?? {}
  const parts = new Set(
    Object.values(keys)
      .flatMap((key) => key.split('.')[0] ?? [])
      .filter((part) => !SHARED.has(part)),
  )
  const key = keys[state]
  return {
    inState: key === undefined ? '' : texts.flatMap((tree) => textsIn(at(tree, key))).join(' '),
    inMachine: texts.flatMap((tree) => [...parts].flatMap((part) => textsIn(tree[part]))).join(' '),
  }
}

async function loadTree(language: string, namespace: string): Promise<TextTree> {
  const file = await fetch(new URL(`assets/locales/${language}/${namespace}.yaml`, document.baseURI))
  // Tests check that the files are trees of texts; a missing file counts as empty.
  const tree = file.ok ? (readYaml(await file.text()) as TextTree) : {}
  return namespace === 'common'
    ? tree
    : Object.fromEntries(Object.entries(tree).map(([key, text]) => [`${namespace}:${key}`, text]))
}

const screenKeys = areas
  .flatMap(({ screens }) => Object.values(screens))
  .flatMap((screen) => choicesOf(screen).flatMap((choices) => keyOf(setupOf(screen, choices).says) ?? []))
const namespaces = [...new Set(['common', ...screenKeys.map(namespaceOf)])]

/** The common texts of each language, and those of the late parts that screens show. */
const load = () =>
  Promise.all(
    LANGUAGES.map(
      async (language) =>
        Object.assign({}, ...(await Promise.all(namespaces.map((name) => loadTree(language, name))))) as TextTree,
    ),
  ) // of trees alone

let loading: Promise<TextTree[]> | null = null
const loadOnce = () => (loading ??= load())
const NONE: TextTree[] = []

/** The product's texts in both languages; empty while loading. Without them the search covers only the gallery's own words. */
export const useProductTexts = (): readonly TextTree[] => useLoaded(loadOnce, NONE) ?? NONE
