import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { TEXT_NAMESPACES } from '../../../scripts/build/textNamespaces.ts'
import { LANGUAGES } from '../../../src/constants/limits.ts'

/** Words that the search finds “top up” by; they are never shown. */
const NEVER_SHOWN = 'palette:also.topUp'

interface Text {
  language: string
  key: string
  text: string
}

function leaves(tree: unknown, path: string): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]]
  if (tree === null || typeof tree !== 'object') throw new Error(`${path} is neither text nor tree: ${String(tree)}`)
  return Object.entries(tree).flatMap(([key, value]) => leaves(value, `${path}${path.endsWith(':') ? '' : '.'}${key}`))
}

const texts: Text[] = LANGUAGES.flatMap((language) =>
  TEXT_NAMESPACES.flatMap((namespace) =>
    leaves(load(readFileSync(`public/assets/locales/${language}/${namespace}.yaml`, 'utf8')), `${namespace}:`).map(
      ([key, text]) => ({ language, key, text }),
    ),
  ),
)

const rows = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\|(.+)\|$/gm)]
  .map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
  .slice(2)
  .map(([english = '', polish = '', meaning = '', not = '']) => ({
    english,
    polish,
    meaning,
    variants: [...not.matchAll(/`([^`]+)`/g)].map(([, variant = '']) => variant),
  }))

/** Whole words, in any case; `*` is any ending. */
function pattern(name: string): RegExp {
  const words = name.replace(/\*$/, '').replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}${name.endsWith('*') ? '' : String.raw`(?![\p{L}\p{N}])`}`, 'iu')
}

test('every row of the glossary has a name in both languages, a meaning and the names not to use', () => {
  expect(rows.length).toBeGreaterThan(20)
  expect(
    rows.filter(
      ({ english, polish, meaning, variants }) => [english, polish, meaning].includes('') || variants.length === 0,
    ),
  ).toEqual([])
})

test.each([
  ['en', 'english'],
  ['pl', 'polish'],
] as const)('the texts in %s use the names of the glossary', (language, name) => {
  const own = texts.filter((text) => text.language === language)
  expect(rows.map((row) => row[name]).filter((term) => !own.some(({ text }) => pattern(term).test(text)))).toEqual([])
})

test('no text uses a name that the glossary forbids', () => {
  const seen = texts.filter(({ key }) => key !== NEVER_SHOWN)
  const uses = rows.flatMap(({ variants }) =>
    variants.flatMap((variant) =>
      seen.flatMap(({ language, key, text }) => (pattern(variant).test(text) ? `${language}/${key}: ${variant}` : [])),
    ),
  )
  expect(uses).toEqual([])
})
