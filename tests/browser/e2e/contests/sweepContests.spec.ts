import { contestToken } from '../support/contests.ts'
import { expect, logIn, type Exchange, type Page } from '../support/exchange.ts'
import { sweepEach, type View } from '../support/sweep.ts'

const ACTIVE = '/futures/api/contests/active/list'
const HISTORY = '/futures/api/contests/history/list'
const DAY_MS = 86_400_000

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function openContest({ page, exchange }: { page: Page; exchange: Exchange }, path: string, name: string) {
  await logIn(page, exchange)
  await page.goto(`/futures/contests${path}`)
  await title(page, name)
}

async function join(page: Page) {
  await page.getByRole('button', { name: 'Join now' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Joined', { exact: true })).toBeVisible()
}

/** The webview reads its language from its address. */
const webview = (path: string, name: string, token?: string): View => ({
  open: ({ page }) => page.goto('/futures/mcontests'),
  speak: async ({ page, context, exchange }, language) => {
    const known = token ?? (await contestToken(context, exchange))
    await page.goto(`/futures/mcontests${path}?token=${known}&lang=${language}`)
    await title(page, name)
  },
})

sweepEach({
  'the contests': { open: (stage) => openContest(stage, '', 'Autumn ROI Cup') },
  'a contest before it starts': { open: (stage) => openContest(stage, '/1042', 'Altcoin Sprint') },
  'a contest that was joined before it starts': {
    open: async (stage) => {
      await openContest(stage, '/1042', 'Altcoin Sprint')
      await join(stage.page)
    },
  },
  'a running contest that was joined': {
    open: async (stage) => {
      await openContest(stage, '/1041', 'Autumn ROI Cup')
      await join(stage.page)
    },
  },
  'the rank calculator of a contest': {
    open: async (stage) => {
      await openContest(stage, '/1041', 'Autumn ROI Cup')
      await stage.page.getByRole('heading', { name: 'Rank calculator' }).click()
    },
  },
  'pinned rows in a contest': {
    open: async (stage) => {
      await openContest(stage, '/1041', 'Autumn ROI Cup')
      const { page } = stage
      const board = page.getByRole('table', { name: 'Leaderboard' })
      for (const row of [1, 8]) await board.getByRole('row').nth(row).getByRole('button').click()
      await page.getByRole('button', { name: 'This is me' }).last().click()
    },
  },
  'the share card of a rank': {
    open: async (stage) => {
      await openContest(stage, '/1041', 'Autumn ROI Cup')
      const { page } = stage
      await page.getByRole('table', { name: 'Leaderboard' }).getByRole('row').nth(2).getByRole('button').click()
      await page.getByRole('button', { name: 'This is me' }).click()
      await page.getByRole('button', { name: 'Share my rank' }).click()
      await page.getByRole('switch', { name: 'Show the reward' }).check()
      await expect(page.getByRole('img', { name: /Reward at this rank/ })).toBeVisible()
    },
  },
  'a contest that has ended': { open: (stage) => openContest(stage, '/1038', 'Summer ROI Cup') },
  'no active contest': {
    open: async (stage) => {
      await stage.exchange.control('clock', { advanceMs: 60 * DAY_MS })
      await logIn(stage.page, stage.exchange)
      await stage.page.goto('/futures/contests')
      await expect(stage.page.getByText('Competition ended')).toBeVisible()
    },
  },
  'no contests at all': {
    open: async ({ page, exchange }) => {
      for (const path of [ACTIVE, HISTORY]) await exchange.fault({ path, kind: 'body', body: '{"result":"ok","list":[]}', times: 0 })
      await logIn(page, exchange)
      await page.goto('/futures/contests')
      await title(page, 'No contests yet')
    },
  },
  'a contest that does not exist': { open: (stage) => openContest(stage, '/9999', 'There is no such contest') },
  'contests that cannot be loaded': {
    open: async ({ page, exchange }) => {
      for (const path of [ACTIVE, HISTORY]) await exchange.fault({ path, kind: 'code', code: 7001, times: 0 })
      await logIn(page, exchange)
      await page.goto('/futures/contests')
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    },
  },
  'joining a contest': {
    open: async (stage) => {
      await openContest(stage, '/1042', 'Altcoin Sprint')
      await stage.page.getByRole('button', { name: 'Join now' }).click()
      await expect(stage.page.getByRole('checkbox')).toBeVisible()
    },
  },
  'the webview': webview('', 'Autumn ROI Cup'),
  'a contest in the webview': webview('/1042', 'Altcoin Sprint'),
  'the webview with a token that is refused': webview('/1041', 'Autumn ROI Cup', '12345678901234567890'),
})
