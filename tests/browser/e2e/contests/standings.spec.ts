import { readFile } from 'node:fs/promises'
import { PNG } from 'pngjs'
import { contestToken } from '../support/contests.ts'
import { byNight, choose, expect, holdFiles, logIn, type Page, test } from '../support/exchange.ts'

const board = (page: Page) => page.getByRole('table', { name: 'Leaderboard' })

test('a pin survives a reload, and its late code moves nothing', byNight, async ({ page, context, exchange }) => {
  await choose(context, {})
  await logIn(page, exchange)
  const arrive = await holdFiles(page, /\/leaderboard[^/]*\.js/)
  await page.goto('/futures/contests/1041')
  await expect(board(page)).toBeVisible()
  const before = await board(page).boundingBox()
  arrive()
  await expect(board(page).getByRole('button', { name: /^Pin / }).first()).toBeVisible()
  expect(await board(page).boundingBox()).toEqual(before)

  const pinned = page.getByRole('table', { name: 'Pinned rows and their neighbours' }).locator('tbody').getByRole('row')
  await board(page).getByRole('button', { name: /^Pin / }).nth(4).click()
  await expect(pinned).toHaveCount(3)
  await page.reload()
  await expect(pinned).toHaveCount(3)
  const middle = pinned.nth(1)
  await expect(middle).toContainText('This is me')
  // The heads above the pinned rows are those of the list, too, whose columns are aligned.
  expect(await page.locator('thead').evaluateAll((heads) => heads.map((head) => head.clientHeight > 1))).toEqual([
    true,
    false,
  ])
  const lefts = async (row: ReturnType<typeof middle.locator>) =>
    row.locator('th, td').evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))
  expect(await lefts(middle)).toEqual(await lefts(board(page).getByRole('row').nth(5)))
})

/** Opens the share card of the second row. */
async function openCard(page: Page) {
  await board(page).getByRole('row').nth(2).getByRole('button', { name: /^Pin / }).click()
  await page.getByRole('button', { name: 'This is me' }).click()
  await page.getByRole('button', { name: 'Share my rank' }).click()
}

/** Whether it is the card: it has its size, and more than a few colours. */
function expectCard(file: Buffer) {
  const { width, height, data } = PNG.sync.read(file)
  expect([width, height]).toEqual([1200, 630])
  const colours = new Set(Array.from({ length: data.length / 4 }, (_, pixel) => data.readUInt32BE(pixel * 4)))
  expect(colours.size).toBeGreaterThan(50)
}

test('the user’s rank is shared as a picture: saved, or passed to the host', async ({ page, context, exchange }) => {
  await choose(context, {})
  await logIn(page, exchange)
  await page.goto('/futures/contests/1041')
  await openCard(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save picture' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('futures-contest-1041.png')
  expectCard(await readFile(await file.path()))

  const token = await contestToken(context, exchange)
  const messages: string[] = []
  await page.exposeFunction('hostHears', (message: string) => void messages.push(message))
  await page.addInitScript(() =>
    Object.assign(window, {
      ReactNativeWebView: {
        postMessage: (message: string) =>
          Reflect.apply(Reflect.get(window, 'hostHears') as () => void, null, [message]),
      },
    }),
  )
  await page.goto(`/futures/mcontests/1041?token=${token}`)
  // Rows are marked as own by the user in the browser: the webview has no user.
  await expect(board(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share my rank' })).toHaveCount(0)
  await openCard(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Passed to the app')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save picture' })).toHaveCount(0)
  const shared = messages.find((message) => message.includes('"share"')) ?? '{}'
  expectCard(Buffer.from((JSON.parse(shared) as { png: string }).png, 'base64'))
  expect(shared).not.toContain(token)
})
