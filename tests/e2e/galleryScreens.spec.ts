import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { type Knobs, parseAddress, printAddress } from '../../gallery/address.ts'
import { NO_ROW, type ScreenCoverage, type ScreenRow } from '../../gallery/board/screenRow.ts'
import { openView } from '../../gallery/openView.ts'
import { areas } from '../../gallery/screens/areas.ts'
import { type Choices, choicesName, setupOf, stepsAt, variantsOf } from '../../gallery/screens/setup.ts'
import type { Area, Step } from '../../gallery/screens/types.ts'
import { stillPicture } from '../../gallery/stillPicture.ts'
import { ALL_RULES, COLOUR_RULES, violations } from './axe.ts'
import { test } from './builtGallery.ts'
import { cutOff } from './cutOff.ts'
import { resizeTo, says } from './galleryLook.ts'

const COVERAGE = 'gallery/board/screens.json'
/** npm run gallery:coverage looks at every choice of every screen in every look, and writes what it finds. */
const writes = process.env['GALLERY_COVERAGE'] === 'write'

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'UTC' })

interface Look {
  knobs: Pick<Knobs, 'lang' | 'theme' | 'texts' | 'width'>
  /** Of axe: a theme changes colours only, and long texts repeat themselves, which says nothing about names. */
  rules: readonly string[]
}
const look = (width: number, lang: Knobs['lang'], theme: Knobs['theme'], rules: readonly string[], texts: Knobs['texts'] = 'normal'): Look => ({ knobs: { width, lang, theme, texts }, rules })
const [IN_POLISH, ON_PHONE] = [look(1440, 'pl', 'light', ALL_RULES), look(390, 'pl', 'dark', ALL_RULES)]
/** The sweep tests look at the product itself in all of them: here each language, theme and width has its turn. */
const LOOKS = [look(1440, 'en', 'dark', COLOUR_RULES), IN_POLISH, look(980, 'pl', 'light', [], 'long'), ON_PHONE, look(390, 'en', 'light', COLOUR_RULES)]
const TWO_LOOKS = [IN_POLISH, ON_PHONE]
/** One load that hangs costs no more than this, and one cell of the board. */
const LONGEST_LOAD_MS = 60_000
/** So high that no bar lies over what scrolls: a button half under one is no small button. */
const WHOLE_PAGE_PX = 3_000

const addressOf = (area: Area, screen: string, choices: Choices, knobs: Partial<Knobs> = {}) =>
  printAddress({ place: { page: 'screen', area: area.name, screen, choices }, knobs: { ...parseAddress('').knobs, width: 1440, ...knobs } })

/** What goes wrong in the page, but for what a screen is there to show. */
function watch(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', ({ message }) => /broken on purpose|code could not be had/.test(message) || troubles.push(`uncaught: ${message}`))
  return troubles
}

async function show(page: Page, gallery: string, address: string) {
  if (page.url() === 'about:blank') await page.goto(`${gallery}frame.html${address}`)
  await openView(page, address)
}

/** Whether the words a screen is known by are in its window. */
const saysIts = async (page: Page) => says(page, await page.evaluate(() => document.documentElement.dataset['says'] ?? 'its words'))

/** Of what is above everything else, else of the whole page. */
async function violationsSeen(page: Page, rules: readonly string[]) {
  if (rules.length === 0) return []
  const include = await page.evaluate(() => [['[role="dialog"]', 'main'].find((part) => document.querySelector(part)) ?? 'body', ...(document.querySelector('.toast') ? ['.toast'] : [])])
  const find = () => violations(page, { include, runOnly: [...rules] })
  const found = await find()
  const size = page.viewportSize()
  if (!size || !found.some((one) => one.includes('target-size'))) return found
  await page.setViewportSize({ ...size, height: WHOLE_PAGE_PX })
  const foundWhole = await find()
  await page.setViewportSize(size)
  return foundWhole
}

for (const [turn, some] of [areas.slice(0, 5), areas.slice(5)].entries())
  test(`every screen comes, with its words in sight, ${turn + 1} of 2`, async ({ page, gallery }) => {
    test.setTimeout(600_000)
    const troubles = watch(page)
    for (const area of some)
      for (const [name, screen] of Object.entries(area.screens)) {
        const [first = {}] = variantsOf(screen)
        await show(page, gallery, addressOf(area, name, first))
        troubles.push(...(await saysIts(page)).map((what) => `${area.name} ${name}: ${what}`))
      }
    expect(troubles).toEqual([])
  })

test('a picture of a screen that is taken twice is the same, byte for byte', async ({ page, gallery }) => {
  test.setTimeout(600_000)
  const pictureOf = async (area: string, screen: string, choices: Choices) => {
    await page.goto('about:blank')
    await show(page, gallery, printAddress({ place: { page: 'screen', area, screen, choices }, knobs: { ...parseAddress('').knobs, width: 1440 } }))
    return stillPicture(page, { x: 0, y: 0, width: 1440, height: 900 }, true)
  }
  for (const [area, screen, choices] of [
    ['orderForm', 'problem', { problem: 'tooMuch' }],
    ['orders', 'state', { trouble: 'stale' }],
    ['toasts', 'news', { news: 'liquidation' }],
    ['contest', 'page', { time: 'before', joined: 'yes' }],
  ] as const) {
    let last: Buffer = Buffer.of()
    const isSame = async () => {
      const before = last
      last = await pictureOf(area, screen, choices)
      return last.equals(before)
    }
    // On a busy machine a part may come after the picture, which is then in the next one.
    await expect.poll(isSame, { message: `${area} ${screen}`, intervals: [0], timeout: 120_000 }).toBe(true)
  }
})

for (const area of writes ? areas : [])
  test(`${area.name}: every choice of every screen, in its looks`, async ({ page, gallery }) => {
    test.setTimeout(1_800_000)
    const rows: Record<string, ScreenRow> = {}
    page.setDefaultNavigationTimeout(LONGEST_LOAD_MS)
    const troubles = watch(page)
    let stepsShown: readonly Step[] = []
    for (const [name, screen] of Object.entries(area.screens)) {
      const row = { ...NO_ROW, view: true, en: true, pl: true, dark: true, light: true, phone: true, axe: true }
      for (const [index, choices] of variantsOf(screen).entries()) {
        const { steps = [] } = setupOf(screen, choices)
        for (const { knobs, rules } of index === 0 ? LOOKS : TWO_LOOKS) {
          const { lang, theme, texts, width } = knobs
          const where = `${area.name} ${name} ${choicesName(screen, choices)}, ${lang}, ${theme}, ${width}${texts === 'long' ? ', long texts' : ''}`
          const note = (found: readonly string[], ...cells: (keyof ScreenRow)[]) => {
            troubles.push(...found.map((what) => `${where}: ${what}`))
            if (found.length > 0) for (const cell of width < 700 ? [...cells, 'phone' as const] : cells) row[cell] = false
          }
          try {
            // Where another width needs other presses the frame loads itself anew, also from the screen that is still there: before it is asked for anything.
            const all = [...stepsShown, ...steps]
            if (stepsAt(all, page.viewportSize()?.width ?? width) !== stepsAt(all, width)) await page.goto('about:blank')
            stepsShown = steps
            await resizeTo(page, width)
            await show(page, gallery, addressOf(area, name, choices, knobs))
            note(await saysIts(page), lang, theme)
            note(await cutOff(page), lang)
            note(await violationsSeen(page, rules), 'axe')
          } catch (error) {
            note([String(error).slice(0, 200)], 'view', lang, theme)
            await page.goto('about:blank')
          }
        }
      }
      rows[name] = row
    }
    writeFileSync(COVERAGE, `${JSON.stringify({ ...(JSON.parse(readFileSync(COVERAGE, 'utf8')) as ScreenCoverage), [area.name]: rows }, null, 2)}\n`) // written here
    expect(troubles).toEqual([])
  })
