import type { Page } from '@playwright/test'
import { type Settings, parseAddress, printAddress } from '../../../../gallery/address.ts'
import { openView } from '../../../../gallery/openView.ts'
import { type Choices, choicesTitle, setupOf, stepsAt, choicesOf } from '../../../../gallery/screens/setup.ts'
import type { Area, Screen } from '../../../../gallery/screens/types.ts'
import { ALL_RULES, COLOUR_RULES, violations } from './axe.ts'
import { cutOff } from './cutOff.ts'
import { expectWords, resizeTo } from './galleryViews.ts'

interface ScreenVariant {
  settings: Pick<Settings, 'lang' | 'theme' | 'texts' | 'width'>
  /** The axe rules per variant: a theme changes only colours, and long texts repeat themselves, so names need no new check. */
  rules: readonly string[]
}
const variant = (
  width: number,
  lang: Settings['lang'],
  theme: Settings['theme'],
  rules: readonly string[],
  texts: Settings['texts'] = 'normal',
): ScreenVariant => ({ settings: { width, lang, theme, texts }, rules })
const ON_PHONE = variant(390, 'pl', 'dark', ALL_RULES)
/** Of a screen's first choice. The sweep tests check the product in all of them: here each language, theme and width is checked once in turn. */
const VARIANTS = [
  variant(1440, 'en', 'dark', COLOUR_RULES),
  variant(1440, 'pl', 'light', ALL_RULES),
  variant(980, 'pl', 'light', [], 'long'),
  ON_PHONE,
  variant(390, 'en', 'light', COLOUR_RULES),
]
/** For all choices of a screen: a check takes about a second. */
const LONGEST_SCREEN_MS = 300_000
/** So high that no bar covers scrolling content: a half-covered button would count as too small. */
const WHOLE_PAGE_PX = 3_000

export const addressOf = (area: Area, screen: string, choices: Choices, settings: Partial<Settings> = {}) =>
  printAddress({
    place: { page: 'screen', area: area.name, screen, choices },
    settings: { ...parseAddress('').settings, width: 1440, ...settings },
  })

/** Errors of the page, except those that a screen demonstrates. */
export const watchErrors = (page: Page, troubles: string[]) =>
  void page.on(
    'pageerror',
    ({ message }) =>
      /broken on purpose|code could not be loaded/.test(message) || troubles.push(`uncaught: ${message}`),
  )

export async function show(page: Page, gallery: string, address: string) {
  if (page.url() === 'about:blank') await page.goto(`${gallery}frame.html${address}`)
  await openView(page, address)
}

/** Whether a screen's identifying text is inside its window. */
export const expectScreenWords = async (page: Page) =>
  expectWords(page, await page.evaluate(() => document.documentElement.dataset['says'] ?? 'its words'))

/** Of the topmost layer, else of the whole page. */
async function violationsSeen(page: Page, rules: readonly string[]) {
  if (rules.length === 0) return []
  const include = await page.evaluate(() => [
    ['[role="dialog"]', 'main'].find((part) => document.querySelector(part)) ?? 'body',
    ...(document.querySelector('.toast') ? ['.toast'] : []),
  ])
  const find = () => violations(page, { include, runOnly: [...rules] })
  const found = await find()
  const size = page.viewportSize()
  if (!size || !found.some((one) => one.includes('target-size'))) return found
  await page.setViewportSize({ ...size, height: WHOLE_PAGE_PX })
  const foundWhole = await find()
  await page.setViewportSize(size)
  return foundWhole
}

/** Checks a screen's choices in turn, each on a phone, where there is least room, the first in all variants; returns what is wrong. */
async function troublesOf(page: Page, gallery: string, area: Area, [name, screen]: [string, Screen]) {
  const troubles: string[] = []
  for (const [index, choices] of choicesOf(screen).entries()) {
    const { steps = [] } = setupOf(screen, choices)
    let stepsShown: string | null = null
    for (const { settings, rules } of index === 0 ? VARIANTS : [ON_PHONE]) {
      const { lang, theme, width, texts } = settings
      const where = `${area.name} ${name} “${choicesTitle(screen, choices)}”, ${lang}, ${theme}, ${width}${texts === 'long' ? ', long texts' : ''}`
      const note = (...found: string[]) => void troubles.push(...found.map((trouble) => `${where}: ${trouble}`))
      try {
        // A choice starts over, and so does one that needs other clicks at another width; other variants change it in place.
        if (stepsShown !== stepsAt(steps, width)) await page.goto('about:blank')
        stepsShown = stepsAt(steps, width)
        await resizeTo(page, width)
        await show(page, gallery, addressOf(area, name, choices, settings))
        note(...(await expectScreenWords(page)), ...(await cutOff(page)), ...(await violationsSeen(page, rules)))
      } catch (error) {
        note(String(error).slice(0, 200))
        stepsShown = null
      }
    }
  }
  return troubles
}

/** Time limit for checking the screens of an area. */
export const longestOf = ({ screens }: Area) => Object.keys(screens).length * LONGEST_SCREEN_MS

/** Checks every choice of every screen of an area; returns what is wrong. */
export async function troublesIn(page: Page, gallery: string, area: Area): Promise<string[]> {
  const troubles: string[] = []
  watchErrors(page, troubles)
  for (const screen of Object.entries(area.screens)) troubles.push(...(await troublesOf(page, gallery, area, screen)))
  return troubles
}
