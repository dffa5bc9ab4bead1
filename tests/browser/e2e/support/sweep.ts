import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { TEXT_NAMESPACES } from '../../../../scripts/build/textNamespaces.ts'
import { LANGUAGES } from '../../../../src/constants/limits.ts'
import { ALL_RULES, COLOUR_RULES, violations } from './axe.ts'
import { cutOff } from './cutOff.ts'
import { expect, test as ownTest, type Exchange, type Page } from './exchange.ts'
import { countView } from './sweepCount.ts'

/** With the requirement for each. */
const THEMES = [{ theme: 'dark', rules: ALL_RULES }, { theme: 'light', rules: COLOUR_RULES }]
/** Wide, tablet, phone. */
const WIDTHS = [1440, 800, 390]
/** Every layout at its narrowest, and at 400 % zoom: nothing may be cut off. */
const NARROWEST = [1280, 980, 700, 600, 320]
/** So high that no bar covers scrolling content: a half-covered button counts as too small. */
const WHOLE_PAGE_PX = 3_000

/** A key shown instead of its text starts with one of the texts' sections. */
const sections = TEXT_NAMESPACES.flatMap(
  (namespace) => readFileSync(`public/assets/locales/en/${namespace}.yaml`, 'utf8').match(/^\w+(?=:)/gm) ?? [],
)
const rawKey = new RegExp(String.raw`\b(?:${sections.join('|')})\.[a-z]\w+|\{\{`, 'i')

/** All texts, visible or announced. */
const allTexts = (page: Page) =>
  page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...['aria-label', 'title', 'placeholder', 'aria-valuetext'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    ),
  ])

/** Changes a choice as another tab of the same user would: the page follows without a reload. */
async function choose(page: Page, key: 'nightMode' | 'i18nextLng', value: string) {
  await page.evaluate(
    ([name, newValue]) => {
      localStorage.setItem(name, newValue)
      window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }))
    },
    [key, value] as const,
  )
}

/** No violation of WCAG 2.2 AA, except in the vendor's chart. */
async function expectAccessible(page: Page, what: string, runOnly: string[]) {
  const found = await violations(page, { runOnly })
  countView(found.length)
  expect.soft(found, what).toEqual([])
}

interface Stage {
  page: Page
  context: BrowserContext
  exchange: Exchange
}

export interface View {
  /** Opens it, in English. */
  open: (stage: Stage) => Promise<unknown>
  /** Those of the three widths at which it is visible; default: all. */
  widths?: readonly number[]
  /** Console messages that are expected. */
  mayReport?: RegExp
  /** Switches the page to a language, if it does not follow the user's choice. */
  speak?: (stage: Stage, language: string) => Promise<unknown>
}

/** Checks the screen in both languages and themes at every width, without a reload. */
async function sweep(stage: Stage, what: string, { widths = WIDTHS, speak }: View) {
  const { page } = stage
  const [widest, narrowest] = [Math.max(...widths), Math.min(...widths)]
  // Every other width starts with the theme of the previous one.
  let themes = THEMES
  const others = NARROWEST.filter((width) => (width < widest || widest === 1440) && (width > narrowest || narrowest === 390))
  for (const language of LANGUAGES) {
    await (speak ? speak(stage, language) : choose(page, 'i18nextLng', language))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const width of [...widths, ...others].sort((one, other) => other - one)) {
      const where = `${what}, ${language}, ${width}`
      await page.setViewportSize({ width, height: 900 })
      await expect.soft.poll(() => cutOff(page), `${where}: wider than the window, or cut off`).toEqual([])
      if (!widths.includes(width)) continue
      await page.setViewportSize({ width, height: WHOLE_PAGE_PX })
      for (const { theme, rules } of themes) {
        await choose(page, 'nightMode', String(theme === 'dark'))
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectAccessible(page, `${where}, ${theme}`, rules)
      }
      themes = themes.toReversed()
    }
    const keys = (await allTexts(page)).flatMap((text) => rawKey.exec(text)?.[0] ?? [])
    expect.soft(keys, `${what}, ${language}: keys in place of texts`).toEqual([])
  }
}

/** One test for each view: accessible, whole, and all in words, in 2 languages × 2 themes × 3 widths. */
export function sweepEach(views: Record<string, View>, test = ownTest) {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const [what, view] of Object.entries(views)) {
    test(`${what}: accessible, whole and in words in every variant`, async ({ page, context, exchange, troubles }) => {
      const stage = { page, context, exchange }
      if (view.widths) await page.setViewportSize({ width: Math.max(...view.widths), height: 900 })
      await view.open(stage)
      await sweep(stage, what, view)
      const { mayReport } = view
      if (mayReport) troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !mayReport.test(trouble)))
    })
  }
}
