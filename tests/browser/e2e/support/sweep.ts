import { readFileSync } from 'node:fs'
import type { BrowserContext, CDPSession } from '@playwright/test'
import { TEXT_NAMESPACES } from '../../../../scripts/build/textNamespaces.ts'
import { violations } from './axe.ts'
import { isNight } from '../../../night.ts'
import { cutOff } from './cutOff.ts'
import { expect, test as ownTest, type Exchange, type Page } from './exchange.ts'
import { outOfReach } from './outOfReach.ts'
import { countView } from './sweepCount.ts'
import { nameOf, type Variant, variantsOf } from './variants.ts'

/** From here on windows have a mouse, and the scroll bars that desktops draw. */
const DESKTOP_PX = 980
/** As low as a small laptop's: bars are over something, and lists scroll. */
const WINDOW_PX = 640
/** So high that no bar covers scrolling content: a half-covered button counts as too small. */
const WHOLE_PAGE_PX = 3_000
/** For opening a view, and for each look at it. */
const STEP_MS = 60_000
/** For a view to settle in another variant. */
const SETTLE_MS = 10_000

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

export interface View {
  /** Opens it, in English. */
  open: (stage: Stage) => Promise<unknown>
  /** Those of the three widths at which it is visible; default: all. */
  widths?: readonly [number, ...number[]]
  /** Console messages that are expected. */
  mayReport?: RegExp
  /** Switches the page to a language, if it does not follow the user's choice. */
  speak?: (stage: Stage, language: string) => Promise<unknown>
}

/** Shows the view in a variant, and says what is wrong with it: a key in place of its text, a text cut off, a control out of reach. */
async function measure(stage: Stage, chromium: CDPSession, { speak }: View, { language, theme, width }: Variant, where: string) {
  const { page } = stage
  await speak?.(stage, language)
  await choose(page, { nightMode: String(theme === 'dark'), ...(!speak && { i18nextLng: language }) })
  await expect(page.locator(`html[lang=${language}][data-theme=${theme}]`), where).toHaveCount(1, { timeout: SETTLE_MS })
  await chromium.send('Emulation.setScrollbarsHidden', { hidden: width < DESKTOP_PX })
  await page.setViewportSize({ width, height: WINDOW_PX })
  const wrong = async () => [
    ...(await cutOff(page)).map((text) => `cut off: ${text}`),
    ...(await outOfReach(page)),
    ...(await allTexts(page)).flatMap((text) => rawKey.exec(text)?.[0] ?? []).map((key) => `a key in place of its text: ${key}`),
  ]
  await expect.soft.poll(wrong, { message: where, timeout: SETTLE_MS }).toEqual([])
}

/** Between the widest and the narrowest a view has no other names and colours: there axe looks by night. */
const isForAxe = ({ width }: Variant) => width !== 800 || isNight

/** No violation of WCAG 2.2 AA, except in the vendor's chart. */
async function expectAccessible(page: Page, width: number, where: string) {
  await page.setViewportSize({ width, height: WHOLE_PAGE_PX })
  const found = await violations(page)
  countView(found.length)
  expect.soft(found, where).toEqual([])
}

/** One test for each view: in every variant that is looked at it is accessible, whole, within reach and in words. */
export function sweepEach(views: Record<string, View>, test = ownTest) {
  // Their minutes are shared by the workers, whichever file has most of them.
  test.describe.configure({ mode: 'parallel' })
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: [async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }), { scope: 'worker' }],
  })
  for (const [what, view] of Object.entries(views)) {
    const { looked, measured } = variantsOf(what, view.widths)
    if (looked.length + measured.length === 0) continue
    test(`${what}: accessible, whole, within reach and in words`, async ({ page, context, exchange, troubles }, { titlePath: [file] }) => {
      test.setTimeout((1 + looked.length + measured.length) * STEP_MS)
      const stage = { page, context, exchange }
      const chromium = await context.newCDPSession(page)
      const whereIn = (variant: Variant) =>
        `“${what}” in ${nameOf(variant)}, alone: VARIANT='${nameOf(variant)}' npx playwright test ${file} -g '${what}:'`
      if (view.widths) await page.setViewportSize({ width: Math.max(...view.widths), height: 900 })
      await test.step('opens', () => view.open(stage), { timeout: STEP_MS })
      const inOrder = [...looked, ...measured].toSorted((a, b) => a.language.localeCompare(b.language) || b.width - a.width)
      for (const variant of inOrder)
        await test.step(whereIn(variant), async () => {
          await measure(stage, chromium, view, variant, whereIn(variant))
          if (looked.includes(variant) && isForAxe(variant)) await expectAccessible(page, variant.width, whereIn(variant))
        }, { timeout: STEP_MS })
      const { mayReport } = view
      if (mayReport) troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !mayReport.test(trouble)))
    })
  }
}
