import { TEXT_NAMESPACES } from '../../../../scripts/build/textNamespaces.ts'
import { readTexts } from '../../../unit/features/info/texts.ts'
import type { InvariantOf } from './invariant.ts'

/** All texts of a language, by key. */
function textsOf(language: string): Map<string, string> {
  const texts = new Map<string, string>()
  const walk = (tree: unknown, key: string) => {
    if (typeof tree === 'string') texts.set(key, tree)
    else for (const [name, part] of Object.entries(tree as object)) walk(part, key === '' ? name : `${key}.${name}`) // a tree of texts
  }
  for (const namespace of TEXT_NAMESPACES) walk(readTexts(language, namespace), '')
  return texts
}
const english = textsOf('en')
const keys = [...english.keys()].filter((key) => key.includes('.'))
const polish = new Set(textsOf('pl').values())
/** English texts that a Polish page must not show. */
const onlyEnglish = [...english.values()].filter(
  (text) =>
    /[a-z]{3,} [a-z]{3,} [a-z]{3,}/.test(text) && !text.includes('{{') && !text.includes('<') && !polish.has(text),
)

const broken = /.{0,20}(?:NaN|undefined|\[object |Infinity|\{\{).{0,20}/

function wrongOn(document: Document): string[] {
  const { textContent: text } = document.body
  // They stay in the language in which they were shown.
  const toasts = document.querySelector('.toasts')?.textContent ?? ''
  const isForeign = (each: string) => text.includes(each) && !toasts.includes(each)
  const [value] = broken.exec(text) ?? []
  const key = keys.find((each) => text.includes(each))
  const foreign = document.documentElement.lang === 'pl' ? onlyEnglish.find(isForeign) : undefined
  return [value, key, foreign].flatMap((piece) => (piece === undefined ? [] : [`"${piece}" is written on the page`]))
}

/** No missing value, no raw key, no sentence in another language. */
export const words: InvariantOf = ({ tabs }) => {
  const seen = new WeakMap<object, string>()
  return {
    after: () =>
      tabs.flatMap(({ page }) => {
        if (!page?.inside) return []
        const { document } = page.window
        if (seen.get(page) === document.body.textContent) return []
        seen.set(page, document.body.textContent)
        return wrongOn(document)
      }),
  }
}
