import type { BrowserContext, CDPSession } from '@playwright/test'
import { isNight } from '../../../night.ts'
import { violations } from './axe.ts'
import { cutOff } from './cutOff.ts'
import { expect, type Fault, type Locator, logIn, test as ownTest, type Exchange, type Page } from './exchange.ts'
import { misfits } from './misfits.ts'
import { outOfReach } from './outOfReach.ts'
import { RAW_KEY } from './rawKey.ts'
import { countView } from './sweepCount.ts'
import { nameOf, type Variant, variantsOf, WIDTHS } from './variants.ts'

/** As low as a small laptop's: bars are over something, and lists scroll. */
const WINDOW_PX = 640
/** So high that no bar covers scrolling content: a half-covered button counts as too small. */
const WHOLE_PAGE_PX = 3_000
/** With larger or wider letters: what a window shows is then longer. */
const WITH_LETTERS_PX = 900
/** Chromium's own size of letters. */
const LETTERS_PX = 16
/** For opening a view, and for each look at it. */
const STEP_MS = 60_000
/** For a view to settle in another variant. */
const SETTLE_MS = 10_000
/** Views on one page: more would make the longest test of the run. */
const TOGETHER = 6

/** All texts, visible or announced. */
const allTexts = (page: Page) =>
  page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...['aria-label', 'title', 'placeholder', 'aria-valuetext'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    ),
  ])

/** Changes choices as another tab of the same user would: the page follows without a reload. */
const choose = (page: Page, choices: Record<string, string>) =>
  page.evaluate((chosen) => {
    for (const [key, newValue] of Object.entries(chosen)) {
      localStorage.setItem(key, newValue)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    }
  }, choices)

interface Stage {
  page: Page
  context: BrowserContext
  exchange: Exchange
}

type Open = (stage: Stage) => Promise<unknown>

export interface View {
  /** Opens the page it is on, in English. In the gate, neighbours on the same page share one; Escape leaves each of them. */
  on?: Open
  /** Opens it, in English. */
  open?: Open
  /** Those of the three widths at which it is visible; default: all. */
  widths?: readonly [number, ...number[]]
  /** Only in its own letters: its numbers are larger than anybody's, or it cannot load the code of another layout. */
  isPlain?: true
  /** Console messages that are expected. */
  mayReport?: RegExp
  /** Opens it in a language, if it does not follow the user's choice. */
  speak?: (stage: Stage, language: string) => Promise<unknown>
}

/** The page of a persona at an address, once this is visible. `faults`: of the exchange, from before it is opened. */
export const shows = (
  path: string,
  shown: (page: Page) => Locator,
  { persona = 'demo', faults = [] }: { persona?: string; faults?: readonly Fault[] } = {},
): { open: Open } => ({
  open: async ({ page, exchange }) => {
    await logIn(page, exchange, { persona })
    for (const fault of faults) await exchange.fault({ times: 0, ...fault })
    await page.goto(path)
    await expect(shown(page)).toBeVisible()
  },
})
/** By the title of the page. */
export const titled = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name })
/** By its error. */
export const withError = (page: Page) => page.getByRole('main').getByRole('alert').first()

interface NamedView extends View {
  what: string
}

/** Gives the page larger or wider letters, or its own again. */
async function setLetters(page: Page, chromium: CDPSession, text: Variant['text']) {
  await chromium.send('Page.setFontSizes', { fontSizes: { standard: text === 'large' ? 2 * LETTERS_PX : LETTERS_PX } })
  await page.evaluate((isSpaced) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = isSpaced ? [sheet] : []
  }, text === 'spaced')
}

/** Shows the page in a language, a theme and a width, as far as it is not. */
async function showIn(page: Page, chromium: CDPSession, variant: Omit<Variant, 'isHeard'>, where: string) {
  const { language, theme, width, text } = variant
  await choose(page, { nightMode: String(theme === 'dark'), i18nextLng: language })
  await expect(page.locator(`html[lang=${language}][data-theme=${theme}]`), where).toHaveCount(1, {
    timeout: SETTLE_MS,
  })
  if (isNight || text) await setLetters(page, chromium, text)
  await page.setViewportSize({ width, height: text ? WITH_LETTERS_PX : WINDOW_PX })
}

/** Closes what is open in a shared page, and shows the page as at first. */
async function leave(page: Page, chromium: CDPSession, { what, widths = WIDTHS }: NamedView) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await showIn(page, chromium, { language: 'en', theme: 'dark', width: Math.max(...widths) }, `before “${what}”`)
}

/** Says what is wrong: a key in place of its text, a text cut off, a control out of reach; large, a text outside its button. */
async function measure(page: Page, { text: chosen }: Variant, where: string) {
  const wrong = async () => [
    ...(await cutOff(page)).map((text) => `cut off: ${text}`),
    ...(chosen ? [] : await outOfReach(page)),
    ...(chosen === 'large' ? await misfits(page) : []),
    ...(await allTexts(page))
      .flatMap((text) => RAW_KEY.exec(text)?.[0] ?? [])
      .map((key) => `a key in place of its text: ${key}`),
  ]
  await expect.soft.poll(wrong, { message: where, timeout: SETTLE_MS }).toEqual([])
}

/** No violation of WCAG 2.2 AA in the open dialog, else in the page, except in the vendor's chart. */
async function expectAccessible(page: Page, width: number, where: string) {
  await page.setViewportSize({ width, height: WHOLE_PAGE_PX })
  const isCovered = (await page.getByRole('dialog').count()) > 0
  const found = await violations(page, { include: [isCovered ? '[role=dialog]' : 'html'] })
  countView(found.length)
  expect.soft(found, where).toEqual([])
}

/** The variants of a view, those of a language together. */
const stepsOf = ({ what, widths, isPlain }: NamedView) =>
  variantsOf(what, widths)
    .filter(({ text }) => !isPlain || !text)
    .toSorted((a, b) => a.language.localeCompare(b.language) || b.width - a.width)

/** Looks at an open view in its variants. */
async function look(stage: Stage, chromium: CDPSession, view: NamedView, file: string) {
  const { what, speak } = view
  let spoken: string | null = null
  for (const variant of stepsOf(view)) {
    const where = `“${what}” in ${nameOf(variant)}, alone: VIEW='${what}' VARIANT='${nameOf(variant)}' npx playwright test ${file}`
    await ownTest.step(
      where,
      async () => {
        if (spoken !== variant.language) await speak?.(stage, variant.language)
        spoken = variant.language
        await showIn(stage.page, chromium, variant, where)
        await measure(stage.page, variant, where)
        if (variant.isHeard) await expectAccessible(stage.page, variant.width, where)
      },
      { timeout: STEP_MS },
    )
  }
}

/** Neighbours on the same page, a few at a time. */
function together(views: NamedView[]): [NamedView, ...NamedView[]][] {
  const groups: [NamedView, ...NamedView[]][] = []
  for (const view of views) {
    const last = groups.at(-1)
    if (view.on && last?.[0].on === view.on && last.length < TOGETHER) last.push(view)
    else groups.push([view])
  }
  return groups
}

/** In each of its variants a view is accessible, whole, within reach and in words. `VIEW='the palette'` leaves that one. */
export function sweepEach(views: Record<string, View>, test = ownTest) {
  // Their minutes are shared by the workers, whichever file has most of them.
  test.describe.configure({ mode: 'parallel' })
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  const { VIEW: only } = process.env
  const isChosen = (view: NamedView) => (only === undefined || view.what === only) && stepsOf(view).length > 0
  const chosen = Object.entries(views)
    .map(([what, view]): NamedView => ({ ...view, what }))
    .filter(isChosen)
  for (const group of together(chosen)) {
    const [{ on, widths }] = group
    test(`${group.map(({ what }) => what).join(', ')}: accessible, whole, within reach and in words`, async ({
      page,
      context,
      exchange,
      troubles,
    }, { titlePath: [file = ''] }) => {
      test.setTimeout((1 + group.length + group.flatMap(stepsOf).length) * STEP_MS)
      const stage = { page, context, exchange }
      const chromium = await context.newCDPSession(page)
      if (widths) await page.setViewportSize({ width: Math.max(...widths), height: 900 })
      await test.step('opens', async () => on?.(stage), { timeout: STEP_MS })
      for (const view of group) {
        await test.step(
          `opens “${view.what}”`,
          async () => {
            if (view !== group[0]) await leave(page, chromium, view)
            await view.open?.(stage)
          },
          { timeout: STEP_MS },
        )
        await look(stage, chromium, view, file)
        const { mayReport } = view
        if (mayReport) troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !mayReport.test(trouble)))
      }
    })
  }
}
