import { readFile } from 'node:fs/promises'
import { contestToken } from './contests.ts'
import { choose, expect, logIn, type Page, test } from './exchange.ts'

const board = (page: Page) => page.getByRole('table', { name: 'Leaderboard' })
const pinned = (page: Page) => page.getByRole('table', { name: 'Pinned rows and their neighbours' })

test('start and end are saved as a calendar file; the webview without a host offers none', async ({ page, context, exchange }) => {
  await choose(context, {})
  await logIn(page, exchange)
  await page.goto('/futures/contests/1042')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('futures-contest-1042.ics')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.filter((line) => /^(SUMMARY|DTSTART)/.test(line)).map((line) => line.replace(/\d{8}T/, 'DAYT'))).toEqual([
    'DTSTART:DAYT080000Z', 'SUMMARY:Altcoin Sprint: start', 'DTSTART:DAYT080000Z', 'SUMMARY:Altcoin Sprint: end',
  ])

  await page.goto(`/futures/mcontests/1042?token=${await contestToken(context, exchange)}`)
  await expect(page.getByRole('region', { name: 'Rewards' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0)
})

test('a pin outlives a reload, and nothing of the list moves when the part for it comes', async ({ page, context, exchange }) => {
  await choose(context, {})
  await logIn(page, exchange)
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/standings[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/futures/contests/1041')
  await expect(board(page)).toBeVisible()
  const before = await board(page).boundingBox()
  arrive()
  await expect(page.getByRole('search')).toBeVisible()
  expect(await board(page).boundingBox()).toEqual(before)

  await board(page).getByRole('button', { name: /^Pin / }).nth(4).click()
  await expect(pinned(page).getByRole('row')).toHaveCount(3)
  await page.reload()
  await expect(pinned(page).getByRole('row')).toHaveCount(3)
  const middle = pinned(page).getByRole('row').nth(1)
  await expect(middle).toContainText('Rival')
  // The columns of both tables stand under one another.
  const lefts = async (row: ReturnType<typeof middle.locator>) => row.locator('th, td').evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))
  expect(await lefts(middle)).toEqual(await lefts(board(page).getByRole('row').nth(5)))
})
