import tailwindcss from '@tailwindcss/postcss'
import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { sources } from '../../../scripts/checks/architecture/imports.ts'
import { ruleKeys, takeOut } from '../../../scripts/build/furtherStyles.ts'

/** Not among the sources of src/index.css: see there. */
const FOLDERS = /^src\/features\/(contests|info|results)\//
const SHEET = 'src/ui/styles/furtherPages.css'

const files = sources('src')
const importsOf = new Map(files.map(({ path, imports }) => [path, imports]))

/** A module and all it imports, the sheets too. */
function withImports(path: string): Set<string> {
  const found = new Set([path])
  for (const each of found) for (const imported of importsOf.get(each) ?? []) found.add(imported)
  return found
}

const SIDES: Record<string, string[]> = { 'inline-start': ['left'], 'inline-end': ['right'], inline: ['left', 'right'], 'block-start': ['top'], 'block-end': ['bottom'], block: ['top', 'bottom'] }

/** A property by the sides it is about. */
const sided = (prop: string): string[] => {
  const [, before = '', side = '', after = ''] = /^(.*?)-?(inline-start|inline-end|inline|block-start|block-end|block)\b(.*)$/.exec(prop) ?? []
  return SIDES[side]?.map((each) => `${before}-${each}${after}`) ?? [prop.replace(/^(row|column)-gap$/, 'gap-$1')]
}
/** Whether two properties set the same: `padding` and `padding-left`. */
const overlap = (one: string, other: string) => `${one}-`.startsWith(`${other}-`) || `${other}-`.startsWith(`${one}-`)

/** Each utility of a sheet, in its order, with the properties it sets. */
async function utilities(path: string): Promise<Map<string, Set<string>>> {
  const { css } = await postcss([tailwindcss({ optimize: false })]).process(readFileSync(path, 'utf8'), { from: path })
  const found = new Map<string, Set<string>>()
  postcss.parse(css).walkRules(/^\.|^:where\(\.|^:is\(\./, (rule) => {
    const name = /\.((?:\\.|[\w-])+)/.exec(rule.selector)?.[1]?.replaceAll('\\', '')
    if (name === undefined) return
    const props = found.get(name) ?? new Set()
    rule.walkDecls(({ prop }) => sided(prop).forEach((each) => props.add(each)))
    found.set(name, props)
  })
  return found
}

describe('the styles of the pages besides trading', () => {
  test('come with every page that is dressed in them', () => {
    const without = files
      .filter(({ path }) => !FOLDERS.test(path))
      .flatMap(({ path, imports }) => imports.filter((name) => FOLDERS.test(name) && name.endsWith('.tsx')).map((name) => ({ path, name })))
      .filter(({ name }) => !withImports(name).has(SHEET))
    expect(without).toEqual([])
  })

  test('come last, and need nothing to come after them', async () => {
    const [first, all] = await Promise.all([utilities('src/index.css'), utilities(SHEET)])
    const names = [...all.keys()]
    const setSame = (one: string, other: string) => [...(all.get(one) ?? [])].some((prop) => [...(all.get(other) ?? [])].some((each) => overlap(prop, each)))
    expect(names.filter((name) => !first.has(name)).length).toBeGreaterThan(100)
    const texts = files.filter(({ path }) => FOLDERS.test(path)).flatMap(({ path }) => readFileSync(path, 'utf8').match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [])
    const tooLate = texts.flatMap((text) => {
      const classes = text.slice(1, -1).split(/\s+/).filter((name) => all.has(name))
      return classes
        .filter((name) => !first.has(name))
        .flatMap((further) =>
          classes
            .filter((name) => first.has(name) && names.indexOf(name) > names.indexOf(further) && setSame(name, further))
            .map((name) => `${name} would lose to ${further}`),
        )
    })
    expect(tooLate).toEqual([])
  })

  test('say nothing that every page has already', () => {
    const first = postcss.parse('@layer utilities { .p-4 { padding: 4px } @media (width > 9px) { .wide { padding: 9px } } } :root { --a: 1 }')
    const further = postcss.parse('@layer utilities { .p-4, .p-5 { padding: 4px } @media (width > 9px) { .wide { padding: 9px } } } :root { --b: 1 }')
    takeOut(ruleKeys(first), further)
    expect(further.toString().replaceAll(/\s+/g, ' ')).toBe('@layer utilities { .p-5 { padding: 4px } } :root { --b: 1 }')
  })
})
