import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'
import { parseAddress, printAddress } from '../../gallery/address.ts'
import type { Row } from '../../gallery/board/coverage.ts'
import { openView } from '../../gallery/openView.ts'
import type { Path } from '../../gallery/paths.ts'
import { cutOff } from './cutOff.ts'
import { textOf, words } from './galleryWords.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
interface Look {
  width: 1440 | 800 | 390
  lang: 'en' | 'pl'
  theme: 'dark' | 'light'
}
/** Every look there is, and for a state's other views two that differ in everything. */
const ALL_LOOKS: Look[] = ([1440, 800, 390] as const).flatMap((width) =>
  (['en', 'pl'] as const).flatMap((lang) => (['dark', 'light'] as const).map((theme) => ({ width, lang, theme }))),
)
const TWO_LOOKS: Look[] = [{ width: 1440, lang: 'en', theme: 'light' }, { width: 390, lang: 'pl', theme: 'dark' }]
/** A view is on screen when its words are; React holds a late part back for 300 ms. */
const WORDS_MS = 4_000

const sections = readFileSync('public/assets/locales/en/common.yaml', 'utf8').match(/^\w+(?=:)/gm) ?? []
const rawKey = String.raw`\b(?:${sections.join('|')})\.[a-z]\w+|\{\{`

/** Whether everything that is read or heard of the page is words, and the wanted ones among them. */
const says = (page: Page, wanted: string) =>
  page.evaluate(
    async ([text, keys, longest]) => {
      const said = () => (document.body.textContent ?? '').replaceAll(/\s+/g, ' ')
      const end = performance.now() + longest
      while (!said().includes(text) && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
      const heard = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
        ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      )
      const raw = [document.body.innerText, ...heard].flatMap((one) => new RegExp(keys, 'i').exec(one)?.[0] ?? [])
      return [...(said().includes(text) ? [] : [`does not say “${text}”`]), ...raw.map((key) => `shows the key ${key}`)]
    },
    [wanted, rawKey, WORDS_MS] as const,
  )

/** Brought into the page once: @axe-core/playwright does so before each of the thousand looks. */
const axeFile = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
export const bringAxe = (page: Page) => page.addInitScript({ path: axeFile })

/** Of what is above everything else, and of the messages: the page below is looked at by tests of its own. */
const violations = (page: Page): Promise<string[]> =>
  page.evaluate(async (tags) => {
    const above = ['[role="dialog"]', 'main form[aria-label]', 'main'].find((part) => document.querySelector(part))
    const include = [above ?? 'body', ...(document.querySelector('.toast') ? ['.toast'] : [])]
    const { axe: runner } = window as unknown as { axe: { run: (context: object, options: object) => Promise<AxeResults> } } // see bringAxe
    const { violations: found } = await runner.run({ include }, { runOnly: tags, resultTypes: ['violations'], iframes: false, preload: false })
    return found.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, TAGS)

interface Wanted {
  machine: string
  path: Path
  /** The first of its state's views: the one whose words are known, and that is looked at in every look. */
  isFirst: boolean
  troubles: string[]
}

/** Looks at a view that is open in both languages and themes at three widths, changing them in place. Answers its cells of the board. */
export async function lookAt(page: Page, { machine, path: { state, by }, isFirst, troubles }: Wanted): Promise<Omit<Row, 'view' | 'walked'>> {
  const row = { en: true, pl: true, dark: true, light: true, phone: true, axe: true }
  const key = words[machine]?.[state]
  if (key === undefined) throw new Error(`galleryWords.ts does not say how “${machine}” shows “${state}”`)
  const note = (found: string[], where: string, ...cells: (keyof typeof row)[]) => {
    troubles.push(...found.map((what) => `${machine} ${state} by ${by}, ${where}: ${what}`))
    if (found.length > 0) for (const cell of cells) row[cell] = false
  }

  for (const { width, lang, theme } of isFirst ? ALL_LOOKS : TWO_LOOKS) {
    const phone = width < 700 ? (['phone'] as const) : []
    const where = `${lang}, ${theme}, ${width}`
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    await openView(page, printAddress({ place: { page: 'machine', machine, state, by }, knobs: { ...parseAddress('').knobs, lang, theme } }))
    const is = await page.evaluate(() => {
      const { lang: language, dataset } = document.documentElement
      return [dataset['state'], language, dataset['theme']].join(' ')
    })
    note(is === [state, lang, theme].join(' ') ? [] : [`is ${is}`], where, lang, theme, ...phone)
    note(await says(page, isFirst ? textOf(lang, key) : ''), where, lang, theme, ...phone)
    if (theme === 'dark') note(await cutOff(page), where, lang, ...phone)
    note(await violations(page), where, 'axe')
  }
  return row
}
