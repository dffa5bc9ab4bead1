import { expect, type Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { readAllCharts } from '../../../gallery/chart/readAll.ts'
import type { Changes } from '../../../gallery/export/changes/changes.ts'
import type { DrawnChart } from '../../../gallery/types.ts'
import { violations } from '../e2e/support/axe.ts'
import { test } from '../e2e/support/builtGallery.ts'

const VIEW = 'rollover/trading/error--refused--pl-light-390.png'

const PICTURE = PNG.sync.write(new PNG({ width: 200, height: 100 }))

/** In the rollover chart one state was removed, one reworded, and one added. */
async function compared(): Promise<Changes> {
  const { machine: _, ...chart } = (await readAllCharts()).find(({ name }) => name === 'rollover')!
  const [fresh, worded] = chart.nodes.filter(({ kind }) => kind === 'final' || kind === 'atomic')
  if (!worded) throw new Error('There are no states')
  const gone = { ...worded, id: 'rollover.abandoned', path: 'abandoned', title: 'Abandoned', isInitial: false }
  const before: DrawnChart = {
    ...chart,
    nodes: chart.nodes
      .flatMap((node) => (node === worded ? [{ ...node, description: 'As it was worded' }, gone] : [node]))
      .filter((node) => node !== fresh),
    edges: chart.edges.filter(({ source, targets }) => source !== fresh?.id && !targets.includes(fresh?.id ?? '')),
  }
  return {
    before: { hash: '1'.repeat(40), subject: 'The older one', date: '2026-11-14T12:00:00Z' },
    after: { hash: '2'.repeat(40), subject: 'The present one', date: '2026-11-21T12:00:00Z' },
    remarks: [],
    charts: [{ name: 'rollover', before, after: chart }],
    views: [{ name: VIEW, change: 'changed' }],
  }
}

const open = async (page: Page, gallery: string) => {
  await page.route('**/changes/changes.json', async (route) => route.fulfill({ json: await compared() }))
  for (const side of ['before', 'after'])
    await page.route(`**/changes/pictures/${side}/${VIEW}`, (route) =>
      route.fulfill({ body: PICTURE, contentType: 'image/png' }),
    )
  await page.goto(gallery)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'What changed' }).click()
  await expect(page.getByRole('list', { name: 'Differences of Automatic rollover' })).toBeVisible()
}

test('what changed is one page: the chart in words, the pictures side by side', async ({ page, gallery }) => {
  await open(page, gallery)
  const differences = page.getByRole('list', { name: 'Differences of Automatic rollover' }).getByRole('listitem')
  for (const words of [/^removed State “Abandoned”/, /^changed State/, /^added State/])
    await expect(differences.filter({ hasText: words })).not.toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'description' })).toContainText('As it was worded →')

  const view = page.getByRole('region', { name: /Polish, light, 390 px$/ })
  await expect(view.getByRole('link', { name: 'Polish, light, 390 px' })).toHaveAttribute(
    'href',
    '#/rollover/error?by=refused&lang=pl&theme=light&width=390&scene=trading',
  )
  for (const name of [/, before$/, /, after$/]) {
    const image = view.getByRole('img', { name })
    await image.scrollIntoViewIfNeeded()
    expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(200)
  }
})

test('the page of changes is accessible in both themes, and never scrolls sideways on a phone', async ({
  page,
  gallery,
}) => {
  await open(page, gallery)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const theme of ['dark', 'light']) {
    await page.evaluate((to) => void (window.location.hash = `#/changes?theme=${to}`), theme)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await violations(page), theme).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
