import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect as plainExpect, type Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { test } from '../e2e/support/builtGallery.ts'

/** A frame is a whole app, so this limit is generous for a busy machine. */
const expect = plainExpect.configure({ timeout: 40_000 })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const seen = (page: Page) => page.getByRole('region', { name: 'What the trader sees' })
const viewIn = (page: Page) => seen(page).frameLocator('iframe')
const dialogIn = (page: Page) => viewIn(page).getByRole('dialog')
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Machines and states' })

test('a view takes no focus, holds none that passes, and is entered and left by keys', async ({ page, gallery }) => {
  await page.goto(`${gallery}#/reset/init`)
  await expect(dialogIn(page).getByRole('heading')).toBeVisible()
  const success = sidebar(page).locator('a[href="#/reset/success"]')
  await success.press('Enter')
  await expect(dialogIn(page)).toContainText('Balance reset')
  await expect(success).toBeFocused()

  const stops = new Set<string>()
  for (let tab = 0; tab < 120 && !stops.has('BODY'); tab++) {
    await page.keyboard.press('Tab')
    stops.add(await page.evaluate(() => document.activeElement?.tagName ?? ''))
  }
  expect([...stops]).not.toContain('IFRAME')

  const into = page.getByRole('button', { name: 'Into the view' })
  await into.press('Enter')
  await expect(page.locator('iframe')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialogIn(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(into).toBeFocused()
  await expect(dialogIn(page)).toContainText('Balance reset')
})

test('a closed static dialog says so, and is shown again on request', async ({ page, gallery }) => {
  await page.goto(`${gallery}#/closeOrder/init`)
  const close = dialogIn(page).getByRole('button', { name: 'Close window', exact: true })
  const status = seen(page).getByRole('status')
  const waysBack = [
    () => page.getByRole('button', { name: 'Start again' }).click(),
    () => sidebar(page).locator('[aria-current="page"]').click(),
    async () => {
      await page.getByRole('button', { name: /^View: / }).click()
      await page.getByText('Polish', { exact: true }).click()
    },
  ]
  for (const comeBack of waysBack) {
    await close.click()
    await expect(status).toHaveText('The trader has closed it.')
    await comeBack()
    await expect(dialogIn(page).getByRole('heading')).toBeVisible()
    await expect(status).not.toContainText('closed')
  }
})

test('each way to a state that looks different by it is shown as what it is', async ({ page, gallery }) => {
  const setting = dialogIn(page).getByRole('switch')
  await page.goto(`${gallery}#/rollover/editing?by=switch-off`)
  await expect(setting).not.toBeChecked()
  await sidebar(page).locator('a[href="#/rollover/editing"]').click()
  await expect(setting).toBeChecked()
  // When used manually, too, the address contains the path taken.
  await setting.click()
  await expect(page).toHaveURL(/by=switch-off/)
  await expect(setting).not.toBeChecked()
})

test('static views show the same moment, whenever opened; time stands still', async ({ page, context, gallery }) => {
  const read = () => document.body.innerText
  const shown = () => document.documentElement.dataset['shown'] !== undefined
  await page.clock.install({ time: '2026-11-22T09:00:00Z' })
  await page.goto(`${gallery}frame.html#/closeOrder/init?theme=dark`)
  await page.waitForFunction(shown)
  // The palette and the chart load after the view, in any order.
  await expect.poll(() => page.evaluate(read)).toMatch(/Search and actions[^]*SL LONG/)
  const first = await page.evaluate(read)
  expect(first).toMatch(/67.\d{3}\.\d\d/)
  await page.clock.fastForward('05:00')
  expect(await page.evaluate(read)).toBe(first)

  const later = await context.newPage()
  await later.goto(`${gallery}frame.html#/closeOrder/init?theme=light`)
  await later.waitForFunction(shown)
  await expect.poll(() => later.evaluate(read)).toBe(first)
})

test('a sheet is seen at once from printed pictures, and one opens its view', async ({ page, gallery, site }) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['gallery/print.ts', '--folder', site, '--site', site, '--look', '390', '^rollover/.*--en-dark-'],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  )
  expect(stdout + stderr).toContain('9 pictures taken')
  const folder = join(site, 'pictures/rollover/trading')
  // Of the dialog only, not the whole window.
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size, name).toBeLessThan(30_000)

  await page.goto(`${gallery}#/pictures/states/rollover?width=390`)
  const tiles = page.getByRole('main').getByRole('figure')
  await expect(tiles).toHaveCount(9)
  await expect(tiles.locator('img')).not.toHaveCount(0)
  for (const image of await tiles.locator('img').all())
    expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBeGreaterThan(
      300,
    )
  await expect(page.locator('iframe')).toHaveCount(0)

  await tiles.first().getByRole('link').click()
  await expect(dialogIn(page).getByRole('heading')).toBeVisible()
})

test('without pictures a sheet comes alive as it is scrolled to, dialog by dialog', async ({ page, gallery }) => {
  await page.goto(`${gallery}#/pictures/states/closeOrder`)
  const tiles = page.getByRole('main').getByRole('figure')
  await expect.poll(() => tiles.count()).toBeGreaterThan(20)
  await expect(tiles.first().frameLocator('iframe').getByRole('dialog').getByRole('heading')).toBeVisible()
  expect(await page.locator('iframe').count()).toBeLessThan(15)
  const paper = await tiles.first().locator('.tile-paper').boundingBox()
  expect(paper?.width).toBeLessThan(330)
  // Opening something in a tile does not scroll the page.
  expect(await page.getByRole('main').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await tiles.last().scrollIntoViewIfNeeded()
  await expect(tiles.last().frameLocator('iframe').getByRole('dialog').getByRole('heading')).toBeVisible()
})

test('a screen has its grid of languages and themes, and is saved as it is seen', async ({ page, gallery }) => {
  await page.goto(`${gallery}#/screens/info/fees?width=390`)
  await expect(viewIn(page).getByText('AAVEUSDC').first()).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'View as PNG' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('info-fees-shell-en-dark-390.png')
  const png = readFileSync(await saved.path())
  expect(png.readUInt32BE(16)).toBe(2 * 390)
  expect(png.readUInt32BE(20), 'the whole page').toBeGreaterThan(2 * 844)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Pictures', exact: true }).click()
  await expect(page).toHaveURL(/#\/looks\/info\/fees\?state=shell&width=390$/)
  const tiles = page.getByRole('main').getByRole('figure')
  await expect(tiles.getByRole('link')).toHaveText(['dark', 'light', 'dark', 'light'])
  await expect(tiles.last().frameLocator('iframe').locator('html[lang="pl"][data-theme="light"]')).toBeAttached()
})

test('on a slow machine, too, a tile of a phone has the bar at its foot', async ({ page, context, gallery }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 3 })
  await page.goto(`${gallery}#/looks/orders/positions?width=390`)
  await expect(page.locator('.tile-paper')).not.toHaveCount(0)
  for (const tile of await page.locator('.tile-paper').all()) {
    await tile.scrollIntoViewIfNeeded()
    await expect(tile).toHaveAttribute('aria-busy', 'false')
    const { width, height, data } = PNG.sync.read(await tile.screenshot())
    const pixel = 4 * (width * (height - 30) + Math.floor(0.75 * width))
    expect(data[pixel + 2], 'its button is blue').toBeGreaterThan(1.5 * (data[pixel + 1] ?? 0))
  }
})

test('on a phone one press of Back leaves a view, and a sheet of them', async ({ page, gallery }) => {
  await page.goto(`${gallery}#/rollover?width=390`)
  await expect(dialogIn(page).getByRole('heading')).toBeVisible()
  for (const place of ['rollover/success', 'pictures/variants/rollover/editing']) {
    await page.evaluate((to) => void (window.location.hash = `#/${to}?width=390`), place)
    if (place.startsWith('pictures')) await expect(page.getByRole('figure').first().locator('iframe')).toBeAttached()
    for (const frame of await page.locator('iframe').all()) {
      await frame.scrollIntoViewIfNeeded()
      await expect(frame.contentFrame().getByRole('dialog').getByRole('heading')).toBeVisible()
    }
    await page.goBack()
    await expect(page).toHaveURL(/#\/rollover\?width=390$/)
    await expect(page.getByRole('group', { name: /^State chart of/ })).toBeVisible()
  }
})

test('a running view tells its state and a request that never arrives, and a state chosen meanwhile is still', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery}#/joinContest?mode=running&answers=notArrived`)
  await dialogIn(page).getByRole('checkbox').click()
  await dialogIn(page).getByRole('button', { name: 'Confirm' }).click()
  const state = page.getByRole('region', { name: 'About this state' }).getByRole('heading', { level: 2 }).first()
  await expect(state).toHaveText('In progress › Answer lost')
  await expect(state).toHaveText('Not joined')

  await page.goto(`${gallery}#/rollover?mode=running`)
  await dialogIn(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(state).toHaveText('Saved')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(state).toHaveText('Choosing on or off')
  await sidebar(page).locator('a[href="#/rollover/success"]').click()
  await expect(page).toHaveURL(/#\/rollover\/success$/)
  await expect(page.getByRole('button', { name: /^View: / })).not.toContainText('running')
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveAttribute('href', '#/rollover/success')
  await expect(dialogIn(page)).toContainText('Setting saved')
})
