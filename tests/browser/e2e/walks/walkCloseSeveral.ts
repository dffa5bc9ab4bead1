import type { Route } from '@playwright/test'
import { orders, view } from '../../../../gallery/views/closeSeveral.ts'
import { AT_ONCE, closeSeveralMachine } from '../../../../src/machines/closeSeveral.ts'
import { expect } from '../support/exchange.ts'
import { CLOSE, CREATE, fixPrice, ORDERS, PRICE, trading } from '../support/trading.ts'
import type { Walk } from './walk.ts'
import { callFromElsewhere, press, type Stage, until, walkFrom } from './walkStage.ts'

const MARKET = 'BTC-USDC'
const COUNT = orders.length
/** Leaves time for a slow machine to click the button and cut the connection. */
const PAUSE_S = 15

interface SeveralStage extends Stage {
  /** The positions, in the order in which they are sent. */
  ids: string[]
  /** The closes that are waiting for a response, by order. */
  held: Map<string, Route>
}

/** Four losing positions, one more than are sent at a time. */
async function withPositions(stage: Stage): Promise<SeveralStage> {
  const { page, exchange } = stage
  // The previous path may have ended offline.
  await page.context().setOffline(false)
  await fixPrice(exchange, MARKET, '67000')
  for (let count = 0; count < COUNT; count += 1)
    await callFromElsewhere(stage, CREATE, { market: MARKET, type: 'LONG', amount: '250', leverage: 20 })
  await exchange.control('clock', { advanceMs: 2_000 })
  await fixPrice(exchange, MARKET, '66900')
  const listed = (await callFromElsewhere(stage, ORDERS, {})) as unknown as {
    orders: { orderId: string; state: string }[]
  }
  const held = new Map<string, Route>()
  await page.route(`**${CLOSE}`, (route) => {
    held.set((route.request().postDataJSON() as { orderId: string }).orderId, route)
  })
  await page.goto(`/futures/market/${MARKET}`)
  await expect(trading(page).tab('Positions')).toHaveText(/ 4$/)
  return { ...stage, ids: listed.orders.filter(({ state }) => state === 'ACTIVE').map(({ orderId }) => orderId), held }
}

const dialogButton = ({ dialog }: Stage, name: string) => dialog.getByRole('button', { name, exact: true })

/** The call that closes one of the positions, once it is sent. */
async function sent({ held, ids, page }: SeveralStage, index: number): Promise<Route> {
  const id = ids[index] ?? ''
  await until(page, `the close of position ${index + 1} is sent`, () => held.has(id))
  const route = held.get(id)
  if (!route) throw new Error(`the close of position ${index + 1} is gone`)
  held.delete(id)
  return route
}

const closeElsewhere = (stage: SeveralStage, index: number) =>
  callFromElsewhere(stage, CLOSE, { orderId: stage.ids[index] ?? '', market: MARKET })
const refuse = async (stage: SeveralStage, index: number, code: number) =>
  (await sent(stage, index)).fulfill({ json: { result: 'error', code } })
const accept = async (stage: SeveralStage, index: number) => (await sent(stage, index)).continue()
const ended = (stage: SeveralStage, count: number) =>
  until(
    stage.page,
    `${count} have ended`,
    async () =>
      (await stage.dialog.getByText(`${count} of ${COUNT}`, { exact: true }).count()) > 0 ||
      (await stage.dialog.getByRole('progressbar').count()) === 0,
  )

/** During a rate-limit pause, confirmed closes wait. */
const pause = ({ exchange }: Stage) =>
  exchange.fault({ path: PRICE, kind: 'status', status: 429, retryAfter: String(PAUSE_S) })

const walk: Walk<SeveralStage> = {
  machine: closeSeveralMachine,
  view,
  scene: 'closing',
  actions: {
    'choose-losing': ({ dialog }) => dialog.getByRole('radio', { name: /^Positions at a loss/ }).check(),
    review: (stage) => dialogButton(stage, 'Continue').click(),
    back: (stage) => dialogButton(stage, 'Back').click(),
    confirm: async (stage) => {
      const { page } = stage
      await pause(stage)
      // Shown by the page: a response that the browser has may not have been read yet.
      await until(
        page,
        'the pause is shown',
        async () => (await page.getByText('Too many requests.', { exact: true }).count()) > 0,
      )
      await dialogButton(stage, `Close ${COUNT} positions`).click()
    },
    'first-sent': (stage) => until(stage.page, 'three are sent', () => stage.held.size === AT_ONCE),
    'second-sent': async () => {},
    'third-sent': async () => {},
    blocked: async ({ page }) => {
      await page.context().setOffline(true)
      await page.clock.runFor(2_000)
    },
    'second-closed': async (stage, { before }) => {
      await accept(stage, 1)
      await ended(stage, before.context.ends.length + 1)
    },
    'fourth-sent': (stage) => until(stage.page, 'the fourth is sent', () => stage.held.has(stage.ids[3] ?? '')),
    'third-closed': async (stage, { before }) => {
      await accept(stage, 2)
      await ended(stage, before.context.ends.length + 1)
    },
    'fourth-closed': async (stage, { before }) => {
      await accept(stage, 3)
      await ended(stage, before.context.ends.length + 1)
    },
    'first-answer-lost': async (stage) => {
      await (await sent(stage, 0)).abort('connectionreset')
      await until(stage.page, 'its answer is shown as lost', () =>
        stage.dialog.getByText('1 with no answer, still checking').isVisible(),
      )
    },
    'first-closed': async (stage, { before }) => {
      if (before.context.unknown.length > 0) await closeElsewhere(stage, 0)
      else await accept(stage, 0)
      await ended(stage, COUNT)
    },
    'first-closed-elsewhere': {
      when: ({ context }) => context.unknown.length === 0,
      does: async (stage) => {
        await closeElsewhere(stage, 0)
        await refuse(stage, 0, 2002)
        await ended(stage, COUNT)
      },
    },
    'first-refused': async (stage) => {
      await refuse(stage, 0, 2003)
      await ended(stage, COUNT)
    },
    'first-not-arrived': (stage) => ended(stage, COUNT),
    stop: (stage) => dialogButton(stage, 'Stop').click(),
    retry: (stage) => dialogButton(stage, 'Try again').click(),
  },
  shows: {
    choosing: async ({ dialog }) => {
      await expect(dialog.getByRole('radio', { name: /^Positions at a loss/ })).toBeVisible()
    },
    confirming: async (stage) => {
      await expect(dialogButton(stage, `Close ${COUNT} positions`)).toBeEnabled()
      await expect(stage.dialog).toContainText('You can stop closes not yet sent.')
    },
    running: async ({ dialog, held }) => {
      await expect(dialog.getByRole('progressbar')).toBeVisible()
      await expect(dialog).toContainText('You can close this window')
      expect(held.size).toBeLessThanOrEqual(AT_ONCE)
    },
    allClosed: async (stage) => {
      await expect(stage.dialog.getByRole('group')).toContainText('closed')
      await expect(dialogButton(stage, 'Done')).toBeVisible()
    },
    someLeft: async (stage, { context }) => {
      await expect(stage.dialog.getByRole('group')).toContainText(
        `${context.ends.filter(({ kind }: { kind: string }) => kind === 'closed').length} of ${COUNT} closed`,
      )
      await expect(dialogButton(stage, 'Try again')).toBeVisible()
    },
  },
}

export const walks = {
  'closing several': walkFrom(walk, async (stage) => {
    const on = await withPositions(stage)
    await press(on, 'Close positions…')
    return on
  }),
}
