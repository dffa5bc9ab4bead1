import tailwindcss from '@tailwindcss/postcss'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type Container, type Plugin, type Root, type Rule } from 'postcss'

const FIRST = join(import.meta.dirname, '../../src/index.css')
const FURTHER = /src[\\/]furtherPages\.css$/

/** Where a rule stands, its layer and media queries, outermost first. */
const around = ({ parent }: Container): string[] =>
  parent?.type === 'atrule' ? [...around(parent as Container), `@${(parent as AtRule).name} ${(parent as AtRule).params}`] : []
const keysOf = (rule: Rule) => rule.selectors.map((selector) => [...around(rule), selector, ...rule.nodes].join(' '))

/** Every rule of a sheet: where it stands, its selector and what it says. */
export function ruleKeys(root: Root): Set<string> {
  const keys = new Set<string>()
  root.walkRules((rule) => keysOf(rule).forEach((key) => keys.add(key)))
  root.walkAtRules('property', ({ params }) => void keys.add(params))
  return keys
}

/** Takes out of a sheet what another has: said again, later, it would win over what the other says of narrower or wider windows. */
export function takeOut(known: ReadonlySet<string>, root: Root) {
  root.walkRules((rule) => {
    const [keys, selectors] = [keysOf(rule), rule.selectors]
    const left = selectors.filter((_, index) => !known.has(keys[index] ?? ''))
    if (left.length === 0) rule.remove()
    else if (left.length < selectors.length) rule.selectors = left
  })
  root.walkAtRules('property', (rule) => void (known.has(rule.params) && rule.remove()))
  for (let isEmptier = true; isEmptier; ) {
    isEmptier = false
    root.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return
      rule.remove()
      isEmptier = true
    })
  }
}

/** Leaves in src/ui/styles/furtherPages.css only the utilities that src/index.css, which every page has, lacks. */
export const furtherStyles = (): Plugin => ({
  postcssPlugin: 'further-styles',
  async OnceExit(root, { result }) {
    if (!FURTHER.test(result.opts.from ?? '')) return
    const first = await postcss([tailwindcss()]).process(readFileSync(FIRST, 'utf8'), { from: FIRST })
    takeOut(ruleKeys(postcss.parse(first.css)), root)
  },
})
