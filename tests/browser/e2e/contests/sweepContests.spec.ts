import { contestToken } from '../support/contests.ts'
import { expect, logIn, type Exchange, type Page } from '../support/exchange.ts'
import { shows, sweepEach, titled, type View, withError } from '../support/sweep.ts'

const LISTS = ['/futures/api/contests/active/list', '/futures/api/contests/history/list']
const DAY_MS = 86_400_000

const title = (page: Page, name: string) => expect(titled(name)(page)).toBeVisible()

const openContest =
  (path: string, name: string) =>
  async ({ page, exchange }: { page: Page; exchange: Exchange }) => {
    await logIn(page, exchange)
    await page.goto(`/futures/contests${path}`)
    await title(page, name)
  }
const openComing = openContest('/1042', 'Altcoin Sprint')
const openRunning = openContest('/1041', 'Autumn ROI Cup')

async function join(page: Page) {
  await page.getByRole('button', { name: 'Join now' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Joined', { exact: true })).toBeVisible()
}

/** The webview reads its language from its address. */
const webview = (path: string, name: string, token?: string): View => ({
  speak: async ({ page, context, exchange }, language) => {
    const known = token ?? (await contestToken(context, exchange))
    await page.goto(`/futures/mcontests${path}?token=${known}&lang=${language}`)
    await title(page, name)
  },
})

sweepEach({
  'the contests': { on: openContest('', 'Autumn ROI Cup') },
  'a contest before it starts': { on: openComing },
  'joining a contest': {
    on: openComing,
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Join now' }).click()
      await expect(page.getByRole('checkbox')).toBeVisible()
    },
  },
  'a contest that was joined before it starts': { on: openComing, open: ({ page }) => join(page) },
  'the rank calculator of a contest': {
    on: openRunning,
    open: ({ page }) => page.getByRole('heading', { name: 'Rank calculator' }).click(),
  },
  'pinned rows in a contest': {
    on: openRunning,
    open: async ({ page }) => {
      const board = page.getByRole('table', { name: 'Leaderboard' })
      for (const row of [1, 8]) await board.getByRole('row').nth(row).getByRole('button').click()
      await page.getByRole('button', { name: 'This is me' }).last().click()
    },
  },
  'a running contest that was joined': { on: openRunning, open: ({ page }) => join(page) },
  'the share card of a rank': {
    // On its own: the rows of the others move its rank.
    open: async (stage) => {
      await openRunning(stage)
      const { page } = stage
      await page.getByRole('table', { name: 'Leaderboard' }).getByRole('row').nth(2).getByRole('button').click()
      await page.getByRole('button', { name: 'This is me' }).click()
      await page.getByRole('button', { name: 'Share my rank' }).click()
      await page.getByRole('switch', { name: 'Show the reward' }).check()
      await expect(page.getByRole('img', { name: /Reward at this rank/ })).toBeVisible()
    },
  },
  'a contest that has ended': { on: openContest('/1038', 'Summer ROI Cup') },
  'no active contest': {
    open: async (stage) => {
      await stage.exchange.control('clock', { advanceMs: 60 * DAY_MS })
      await logIn(stage.page, stage.exchange)
      await stage.page.goto('/futures/contests')
      await expect(stage.page.getByText('Competition ended')).toBeVisible()
    },
  },
  'no contests at all': shows('/futures/contests', titled('No contests yet'), {
    faults: LISTS.map((path) => ({ path, kind: 'body', body: '{"result":"ok","list":[]}' })),
  }),
  'a contest that does not exist': { on: openContest('/9999', 'There is no such contest') },
  'contests that cannot be loaded': shows('/futures/contests', withError, {
    faults: LISTS.map((path) => ({ path, kind: 'code', code: 7001 })),
  }),
  'the webview': webview('', 'Autumn ROI Cup'),
  'a contest in the webview': webview('/1042', 'Altcoin Sprint'),
  'the webview with a token that is refused': webview('/1041', 'Autumn ROI Cup', '12345678901234567890'),
})
