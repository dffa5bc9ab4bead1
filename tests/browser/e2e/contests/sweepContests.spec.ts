import { contestToken } from '../support/contests.ts'
import { expect, logIn, type Exchange, type Page } from '../support/exchange.ts'
import { shows, sweepEach, titled, withError } from '../support/sweep.ts'

const LISTS = ['/futures/api/contests/active/list', '/futures/api/contests/history/list']

const title = (page: Page, name: string) => expect(titled(name)(page)).toBeVisible()

const openContest =
  (path: string, name: string) =>
  async ({ page, exchange }: { page: Page; exchange: Exchange }) => {
    await logIn(page, exchange)
    await page.goto(`/futures/contests${path}`)
    await title(page, name)
  }
const openRunning = openContest('/1041', 'Autumn ROI Cup')

sweepEach({
  'the contests': { on: openContest('', 'Autumn ROI Cup') },
  'joining a contest': {
    on: openContest('/1042', 'Altcoin Sprint'),
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Join now' }).click()
      await expect(page.getByRole('checkbox')).toBeVisible()
    },
  },
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
  'a running contest that was joined': {
    on: openRunning,
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Join now' }).click()
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByRole('button', { name: 'Finish' }).click()
      await expect(page.getByText('Joined', { exact: true })).toBeVisible()
    },
  },
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
  'contests that cannot be loaded': shows('/futures/contests', withError, {
    faults: LISTS.map((path) => ({ path, kind: 'code', code: 7001 })),
  }),
  'a contest in the webview': {
    // It reads its language from its address.
    speak: async ({ page, context, exchange }, language) => {
      const token = await contestToken(context, exchange)
      await page.goto(`/futures/mcontests/1042?token=${token}&lang=${language}`)
      await title(page, 'Altcoin Sprint')
    },
  },
})
