import { readFileSync } from 'node:fs'
import { expect as plainExpect, type Page } from '@playwright/test'
import { test } from '../e2e/support/builtGallery.ts'

/** A frame is a whole app, so this limit is generous for a busy machine. */
const expect = plainExpect.configure({ timeout: 40_000 })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const chart = (page: Page) => page.getByRole('group', { name: /^State chart of/ })
const view = (page: Page) => page.getByRole('region', { name: 'What the trader sees' }).locator('iframe')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const searchbox = (page: Page) => page.getByRole('searchbox')

async function savedSvg(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Chart as SVG' }).click(),
  ])
  await page.keyboard.press('Escape')
  return readFileSync(await saved.path(), 'utf8')
}

for (const theme of ['dark', 'light'] as const)
  test(`a saved chart, ${theme}, is readable by design tools`, async ({ page, gallery }) => {
    await page.goto(`${gallery}#/reset/error?room=chart&theme=${theme}`)
    await expect(chart(page).locator('.is-active').first()).toBeVisible()
    const svg = await savedSvg(page)
    const read = await page.evaluate((text) => {
      const file = new DOMParser().parseFromString(text, 'image/svg+xml')
      const all = [...file.querySelectorAll('*')]
      return {
        isSvg: file.documentElement.localName === 'svg',
        font: file.documentElement.getAttribute('font-family'),
        colours: all.flatMap((one) => ['fill', 'stroke'].flatMap((name) => one.getAttribute(name) ?? [])),
        attributes: [...new Set(all.flatMap((one) => one.getAttributeNames()))],
        ids: all.flatMap((one) => one.id || []),
        texts: [...file.querySelectorAll('text')].map((one) => Number(one.getAttribute('textLength'))),
      }
    }, svg)
    expect(read.isSvg).toBe(true)
    expect(read.font).toMatch(/^IBM Plex Sans, .*Arial/)
    expect(read.colours.filter((colour) => !/^(?:#[\da-f]{6}|none)$/.test(colour))).toEqual([])
    expect(new Set(read.colours).size).toBeGreaterThan(5)
    expect(svg.replaceAll(/url\([^)]*\)/g, '')).not.toMatch(/rgb\(|oklch|var\(|light-dark|color-mix/)
    expect(read.attributes.filter((name) => /^(?:class|style|role|tabindex|aria-|data-)/.test(name))).toEqual([])
    expect(read.ids).toEqual(
      expect.arrayContaining(['ground', 'reset', 'state error', 'state paying.checking', 'event Request rejected']),
    )
    expect(new Set(read.ids).size).toBe(read.ids.length)
    expect(read.texts.length).toBeGreaterThan(50)
    expect(read.texts.filter((length) => !(length > 0))).toEqual([])

    await page.goto(`${gallery}#/reset/init?room=chart&theme=${theme}`)
    await expect(chart(page).locator('[data-path="init"]')).toHaveAttribute('aria-current', 'true')
    expect(await savedSvg(page), 'regardless of the present state').toBe(svg)
  })

for (const theme of ['dark', 'light'] as const)
  test(`every line and border of a chart stands out from its ground, ${theme}`, async ({ page, gallery }) => {
    await page.goto(`${gallery}#/closeOrder/error?room=chart&theme=${theme}`)
    await expect(chart(page).locator('.is-active').first()).toBeVisible()
    const weak = await page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (!pen) throw new Error('no canvas')
      /** The relative luminance of overlaid colours. WCAG 2.2, 1.4.3. */
      const luminance = (...colours: string[]) => {
        for (const colour of colours) {
          pen.fillStyle = colour
          pen.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const page_ = getComputedStyle(document.querySelector('.chart') ?? document.body).backgroundColor
      const frame = getComputedStyle(document.querySelector('.chart-frame > .chart-box') ?? document.body).fill
      return [...document.querySelectorAll('.chart-line, .chart-box')].flatMap((one) => {
        const { stroke, opacity } = getComputedStyle(one)
        const faded = Number(opacity) * Number(getComputedStyle(one.parentElement ?? one).opacity)
        return [page_, frame].flatMap((ground) => {
          const [a, b] = [luminance(ground, stroke), luminance(ground)]
          const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
          return contrast >= 3 && faded === 1
            ? []
            : [
                `${one.getAttribute('class')} in ${one.parentElement?.getAttribute('class')}: ${contrast.toFixed(2)}, opacity ${faded}`,
              ]
        })
      })
    })
    expect([...new Set(weak)]).toEqual([])
  })

test('one key gives the chart the whole page, another the view, and the list is folded', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${gallery}#/gate?width=390`)
  const width = async () => (await chart(page).boundingBox())?.width ?? 0
  await expect(page.locator('.view-paper')).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('f')
  await expect(view(page)).toBeHidden()
  expect(await width()).toBeGreaterThan(1_400)
  await expect(page).toHaveURL(/room=chart/)
  // The view, which still runs, lies below the bar, not over it, and the head keeps to one line.
  expect(
    await page.evaluate(() => document.elementFromPoint(1_380, 70)?.closest('.page-head, .top-bar') !== null),
  ).toBe(true)
  expect((await page.locator('.page-head').boundingBox())?.height).toBeLessThan(80)
  await page.keyboard.press('f')
  await page.keyboard.press('v')
  await expect(chart(page)).toBeHidden()
  await expect(view(page)).toBeVisible()
  await page.keyboard.press('v')
  await page.keyboard.press('[')
  await expect(searchbox(page)).toBeHidden()
  await expect(heading(page)).toBeVisible()
})

test('keys go from state to state, and turn width, language and theme', async ({ page, gallery }) => {
  await page.goto(`${gallery}#/reset/success`)
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/#\/reset\/error$/)
  // The page updates with its address.
  await expect(page).not.toHaveTitle(/^Paid/)
  await page.keyboard.press('k')
  await page.keyboard.press('l')
  await page.keyboard.press('d')
  await page.keyboard.press('2')
  await expect(page).toHaveURL(/#\/reset\/success\?lang=pl&theme=light&width=390$/)
  await expect(page).toHaveTitle('Paid · Activate or reset the balance · Gallery')
  // That of a chart works wherever the focus is.
  const scale = () =>
    chart(page)
      .locator('svg')
      .evaluate((svg) => svg.clientWidth)
  const first = await scale()
  await page.keyboard.press('0')
  await expect.poll(scale).not.toBe(first)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await keys.getByLabel('Keys are on').uncheck()
  await keys.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/theme=light/)
})

test('the keys of a flow leave a screen alone, and J goes to the next one', async ({ page, gallery }) => {
  await page.goto(`${gallery}#/looks/info/terms`)
  await expect(heading(page)).toHaveText('Terms of use: In the app')
  await page.keyboard.press('f')
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/#\/looks\/info\/faq$/)
})

test('the search is a key away on every page, and its hits are gone through by arrows', async ({ page, gallery }) => {
  for (const place of ['', 'screens/orders']) {
    await page.goto(`${gallery}#/${place}`)
    await expect(heading(page)).toBeAttached()
    await page.keyboard.press('/')
    await expect(searchbox(page)).toBeFocused()
    await page.keyboard.type('payment failed')
    const hits = page.getByRole('list', { name: 'Found' }).getByRole('link')
    await expect(hits.first()).toContainText('Payment failed')
    await page.keyboard.press('ArrowDown')
    await expect(hits.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(searchbox(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/reset\/error\?by=payment-failed$/)
  }
})

test('a message that no view shows is gone to, and marked', async ({ page, gallery }) => {
  await page.goto(gallery)
  await searchbox(page).fill('2002')
  await page.getByRole('list', { name: 'Found' }).getByRole('link').click()
  await expect(page.locator('tr[aria-current]')).toBeInViewport()
  await expect(page.locator('tr[aria-current]')).toContainText('2002')
})

test('on a tablet and a phone the view stands alone, chart and list a press away', async ({ page, gallery }) => {
  for (const width of [800, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${gallery}#/closeOrder/error`)
    await expect(view(page)).toBeVisible()
    await expect(chart(page)).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('.top-bar a, .top-bar button, .page-head *')]
        .filter(
          (one) =>
            one.checkVisibility() &&
            one.closest('nav') === null &&
            one.getBoundingClientRect().right > window.innerWidth,
        )
        .map((one) => one.textContent),
    )
    expect(outside).toEqual([])

    await page.getByText('Chart', { exact: true }).click()
    await expect(chart(page)).toBeVisible()
    await expect(view(page)).toBeHidden()
    await page.getByRole('button', { name: 'List and search' }).click()
    await page.getByRole('link', { name: /^Closed or cancelled/ }).click()
    await expect(searchbox(page)).toBeHidden()
    await expect(chart(page).locator('[data-path="success"]')).toHaveAttribute('aria-current', 'true')
  }
})

test('a phone is shown at its own size, and nothing is white until it is drawn', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${gallery}#/reset/error?width=390`)
  const paper = page.locator('.view-paper')
  // Until it is rendered, it has its theme's colour and a loading message.
  expect(await paper.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe('rgb(255, 255, 255)')
  await expect(view(page)).toBeVisible()
  await expect(paper).toHaveAttribute('aria-busy', 'false')
  expect(await view(page).evaluate((frame) => frame.getBoundingClientRect().width)).toBe(390)
  expect(await view(page).evaluate((frame) => frame.getBoundingClientRect().height)).toBe(844)
})

test('a view takes any width, and a phone on its side is one of them', async ({ page, gallery }) => {
  await page.goto(`${gallery}#/rollover`)
  await page.getByRole('button', { name: /^View: / }).click()
  const inside = () => view(page).evaluate((frame: HTMLIFrameElement) => `${frame.offsetWidth} × ${frame.offsetHeight}`)
  await page.getByText('844 × 390', { exact: true }).click()
  await expect.poll(inside).toBe('844 × 390')
  await page.goto(`${gallery}#/rollover?width=1111`)
  await expect.poll(inside).toBe('1111 × 900')
})
