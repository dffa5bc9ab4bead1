import { readdirSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import type { Page } from '../page.ts'
import { nameOf } from '../user.ts'
import type { InvariantOf } from './invariant.ts'

type Tree = { [key: string]: Tree | string | Tree[] }
const FOLDER = 'public/assets/locales'

/** All texts of a language, by key. */
function textsOf(language: string): Map<string, string> {
  const texts = new Map<string, string>()
  const walk = (tree: Tree | string | Tree[], key: string) => {
    if (typeof tree === 'string') texts.set(key, tree)
    else for (const [name, part] of Object.entries(tree)) walk(part, key === '' ? name : `${key}.${name}`)
  }
  for (const file of readdirSync(`${FOLDER}/${language}`))
    walk(load(readFileSync(`${FOLDER}/${language}/${file}`, 'utf8')) as Tree, '') // our own files of texts
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
const isCode = (address: string | null) => address !== null && /^\s*javascript:/i.test(address)

/** Texts of toasts: they stay in the language in which they were shown. */
const toastTexts = (document: Document) =>
  [...document.querySelectorAll('.toasts')].map(({ textContent }) => textContent).join(' ')

function wrongOn({ window }: Page, before: string): string[] {
  const { document } = window
  const { textContent: text } = document.body
  const [value] = broken.exec(text) ?? []
  const key = keys.find((each) => text.includes(each))
  const foreign =
    document.documentElement.lang === 'pl'
      ? onlyEnglish.find(
          (each) => text.includes(each) && !(before.includes(each) && toastTexts(document).includes(each)),
        )
      : undefined
  const wrong = [value, key, foreign].filter((each) => each !== undefined)
  const running = [...document.getElementsByTagName('a')].filter((link) => isCode(link.getAttribute('href')))
  const nameless = [...document.getElementsByTagName('button')].filter(
    (button) => button.getAttribute('aria-hidden') !== 'true' && nameOf(button) === '',
  )
  return [
    ...wrong.map((piece) => `"${piece}" is written on the page`),
    ...nameless.map(({ outerHTML }) => `a button has no name: ${outerHTML.slice(0, 120)}`),
    ...running.map(({ outerHTML }) => `an address runs code: ${outerHTML.slice(0, 120)}`),
  ]
}

/** No missing value, no raw key, no sentence in another language, no button without a name, no address that runs code. */
export const words: InvariantOf = ({ tabs }) => {
  const seen = new Map<object, string>()
  /** The last English announcement. */
  const english = new Map<object, string>()
  return {
    after: () =>
      tabs.flatMap(({ page }) => {
        if (!page?.inside || page.isGone) return []
        const { textContent } = page.window.document.body
        if (seen.get(page) === textContent) return []
        seen.set(page, textContent)
        const { document } = page.window
        if (document.documentElement.lang !== 'pl') english.set(page, toastTexts(document))
        return wrongOn(page, english.get(page) ?? '')
      }),
  }
}
