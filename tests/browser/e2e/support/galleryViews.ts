import type { Page } from '@playwright/test'
import { type Settings, parseAddress, printAddress } from '../../../../gallery/address.ts'
import type { Part } from '../../../../gallery/export/contactSheet/pictured.ts'
import { openView } from '../../../../gallery/openView.ts'
import type { Path } from '../../../../gallery/paths.ts'
import type { View } from '../../../../gallery/types.ts'
import { LANGUAGES } from '../../../../src/constants/limits.ts'
import { textAt } from '../../../textAt.ts'
import { violations } from './axe.ts'
import { cutOff } from './cutOff.ts'
import { RAW_KEY } from './rawKey.ts'

type Variant = Pick<Settings, 'lang' | 'theme' | 'texts' | 'width'>
/** Variants for the first view of a state: each pair of languages, themes and widths. */
const FIRST_VARIANTS: Variant[] = ([1440, 800, 390] as const).flatMap((width, turn) =>
  LANGUAGES.map(
    (lang, index) => ({ width, lang, theme: (turn + index) % 2 === 0 ? 'dark' : 'light', texts: 'normal' }) as const,
  ),
)
/** For the other views of a state: two variants that differ in everything. */
const TWO_VARIANTS: Variant[] = [
  { width: 1440, lang: 'en', theme: 'light', texts: 'normal' },
  { width: 390, lang: 'pl', theme: 'dark', texts: 'normal' },
]
/**
 * Each layout at its narrowest, with the longer language, made longer still: all three for the first view of a state, and one of
 * them in turn for every other view of every scene.
 */
const LONG_VARIANTS: Variant[] = ([980, 700, 600] as const).map((width) => ({
  width,
  lang: 'pl',
  theme: width === 700 ? 'dark' : 'light',
  texts: 'long',
}))
/** A view is ready when its text is visible; React delays a late part by 300 ms. */
const WORDS_MS = 20_000

/** The text of a key, up to its first value. */
function textOf(language: string, key: string): string {
  const text = textAt(language, key)
  if (typeof text !== 'string') throw new Error(`no ${language} text ${key}`)
  return text.replace(/\{\{.*/s, '').trim()
}

/**
 * Whether all visible and announced texts are words, and the expected ones (… is an unknown value) are among them and inside the
 * window.
 */
export const expectWords = (page: Page, wanted: string) =>
  page.evaluate(
    async ([text, keys, longest]) => {
      // No-break spaces, too.
      const spaced = (said: string) => said.replaceAll(/\s+/g, ' ')
      const wordsOf = (element: Element) => spaced(element.textContent ?? '')
      const pattern = new RegExp(
        spaced(text)
          .split('…')
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
          .join('.*?'),
      )
      const isSaid = () => pattern.test(wordsOf(document.body))
      /** The innermost elements with that text; for announced texts (a loader's name) the visible element around it. */
      const saying = () => {
        const all = [...document.body.querySelectorAll('*')].filter((one) => pattern.test(wordsOf(one)))
        const innermost = all.filter((one) => ![...one.children].some((child) => pattern.test(wordsOf(child))))
        return innermost.map((one) => {
          let seen = one
          while (seen.parentElement && (seen.clientWidth || seen.getBoundingClientRect().width) <= 1)
            seen = seen.parentElement
          return seen
        })
      }
      /** Not cut off by the window or a scroll container. */
      const isInSight = (element: Element) =>
        new Promise<boolean>((resolve) => {
          const observer = new IntersectionObserver(([entry]) => {
            observer.disconnect()
            resolve(
              entry !== undefined && entry.intersectionRect.height >= Math.min(entry.boundingClientRect.height, 16),
            )
          })
          observer.observe(element)
        })
      // Not by time: the clock of a still view is stopped.
      const late = AbortSignal.timeout(longest)
      let isSeen = false
      do {
        if (isSaid()) isSeen = (await Promise.all(saying().map(isInSight))).includes(true)
        if (!isSeen) await new Promise((resolve) => setTimeout(resolve, 10))
      } while (!isSeen && !late.aborted)
      const names = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
        ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      )
      const raw = [document.body.innerText, ...names].flatMap((one) => new RegExp(keys, 'i').exec(one)?.[0] ?? [])
      return [
        ...(isSeen ? [] : [isSaid() ? `says “${text}” outside the window` : `does not say “${text}”`]),
        ...raw.map((key) => `shows the key ${key}`),
      ]
    },
    [wanted, RAW_KEY.source, WORDS_MS] as const,
  )

/** Checks the topmost layer and the messages: other tests check the page below. */
async function violationsAbove(page: Page) {
  const include = await page.evaluate(() => {
    const above = ['[role="dialog"]', 'main form[aria-label]', 'main'].find((part) => document.querySelector(part))
    return [above ?? 'body', ...(document.querySelector('.toast') ? ['.toast'] : [])]
  })
  return violations(page, { include })
}

/** Address of a scene's view. */
export const addressOf = (machine: string, { scene }: Part, { state, by }: Path, look: Partial<Settings> = {}) =>
  printAddress({
    place: { page: 'machine', machine, state, by },
    settings: { ...parseAddress('').settings, scene, ...look },
  })

/** Waits until the page has handled the new width: its resize event fires with the frame drawn at that width. */
export async function resizeTo(page: Page, width: number) {
  if (page.viewportSize()?.width === width) return
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
  await page.evaluate(async (wanted) => {
    do await new Promise(requestAnimationFrame)
    while (window.innerWidth !== wanted)
  }, width)
}

interface Wanted {
  machine: string
  says: View['says']
  part: Part
  path: Path
  /** The first view of its state: its texts are known, and it is checked in most variants. */
  isFirst: boolean
  /** Of the machine's first scene; those of the others differ little, and are checked with long texts only. */
  isOfFirstScene: boolean
  /** Number of its scene's views before it. */
  index: number
  troubles: string[]
}

/** Checks an open view in one variant after the other, changed in place; what is wrong is added to `troubles`. */
export async function checkViews(
  page: Page,
  { machine, says: keys, part, path, isFirst, isOfFirstScene, index, troubles }: Wanted,
) {
  const { state, by } = path
  const own = keys[`${state}--${by}`]
  const key = own ?? keys[state]
  if (key === undefined) throw new Error(`gallery/views/${machine}.ts does not say what is read in “${state}”`)
  const note = (found: string[], where: string) =>
    void troubles.push(...found.map((what) => `${machine} ${part.scene} ${state} by ${by}, ${where}: ${what}`))

  const normal = isFirst ? FIRST_VARIANTS : isOfFirstScene ? TWO_VARIANTS : []
  const long = LONG_VARIANTS.filter((_, turn) => isFirst || turn === index % LONG_VARIANTS.length)
  // From wide to narrow and, for the next view, back: changing the width is the most expensive step.
  const variants = [...normal, ...long].sort((one, other) =>
    index % 2 === 0 ? other.width - one.width : one.width - other.width,
  )
  for (const { width, lang, theme, texts } of variants) {
    const where = `${lang}, ${theme}, ${width}${texts === 'long' ? ', long texts' : ''}`
    await resizeTo(page, width)
    await openView(page, addressOf(machine, part, path, { lang, theme, texts, ...(width !== 800 && { width }) }))
    const is = await page.evaluate(() => {
      const { lang: language, dataset } = document.documentElement
      return [dataset['state'], language, dataset['theme']].join(' ')
    })
    note(is === [state, lang, theme].join(' ') ? [] : [`is ${is}`], where)
    note(await expectWords(page, isFirst || own !== undefined ? textOf(lang, key) : ''), where)
    if (theme === 'dark' || texts === 'long') note(await cutOff(page), where)
    // A language changes no names, and long texts repeat their own words.
    if (lang === 'pl' && texts === 'normal') note(await violationsAbove(page), where)
  }
}
