import { load as readYaml } from 'js-yaml'
import { useEffect, useState } from 'react'
import type { TextTree } from '../../src/i18n/i18n.ts'
import { LANGUAGES } from '../../src/limits.ts'
import { views } from '../views/views.ts'

/** What the product says in a state, and on all of its machine's screens: in both languages, one after the other. */
export interface Said {
  inState: string
  inMachine: string
}

const textsIn = (tree: TextTree[string] | undefined): string[] =>
  typeof tree === 'string' ? [tree] : Array.isArray(tree) ? tree.flatMap(textsIn) : Object.values(tree ?? {}).flatMap(textsIn)

const at = (tree: TextTree, key: string) =>
  key.split('.').reduce<TextTree[string] | undefined>((here, name) => (typeof here === 'object' && !Array.isArray(here) ? here[name] : undefined), tree)

/** Parts of the texts that belong to no machine. */
const SHARED = new Set(['common', 'dialogs', 'balance', 'contests', 'orders'])

/** What is said in a machine's state, by the products' texts. */
export function saidIn(texts: readonly TextTree[], machine: string, state: string): Said {
  const keys = views[machine]?.says ?? {}
  const parts = new Set(Object.values(keys).flatMap((key) => key.split('.')[0] ?? []).filter((part) => !SHARED.has(part)))
  const key = keys[state]
  return {
    inState: key === undefined ? '' : texts.flatMap((tree) => textsIn(at(tree, key))).join(' '),
    inMachine: texts.flatMap((tree) => [...parts].flatMap((part) => textsIn(tree[part]))).join(' '),
  }
}

async function load(): Promise<TextTree[]> {
  const files = await Promise.all(LANGUAGES.map((language) => fetch(new URL(`assets/locales/${language}/common.yaml`, document.baseURI))))
  const texts = await Promise.all(files.map(async (file) => (file.ok ? file.text() : '')))
  // Tests hold the files to being trees of texts; one that is not there is an empty one.
  return texts.map((text) => (text === '' ? {} : (readYaml(text) as TextTree)))
}

let loading: Promise<TextTree[]> | null = null
const NONE: TextTree[] = []

/** The product's texts in both languages; none before they are there. */
export function useProductTexts(): readonly TextTree[] {
  const [texts, setTexts] = useState(NONE)
  useEffect(() => {
    loading ??= load()
    // Without them the search knows the gallery's own words.
    loading.then(setTexts, () => setTexts(NONE))
  }, [])
  return texts
}
