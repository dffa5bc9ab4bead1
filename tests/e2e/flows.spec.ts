import { expect, test } from './exchange.ts'
import { CLOSE, CREATE, hold, trading } from './trading.ts'
import { walkAll } from './walk.ts'
import { closeOrderWalk } from './walkCloseOrder.ts'
import { ENTRY, gateWalk } from './walkGate.ts'
import { JOIN, joinWalk } from './walkJoin.ts'
import { leverageWalk } from './walkLeverage.ts'
import { openOrderWalk } from './walkOpenOrder.ts'
import { withOrder } from './walkOrders.ts'
import { CHECK, RESET, resetWalk } from './walkReset.ts'
import { PROFILE, ROLLOVER, rolloverWalk } from './walkRollover.ts'
import { onStage, type Stage } from './walkStage.ts'
import { EDIT, STOP_LOSS, tpslWalk } from './walkTpsl.ts'

// The ways come from the machines themselves: a transition that is new there fails here until it is walked.
test.setTimeout(300_000)

const press = ({ page }: Stage, name: string | RegExp) => page.getByRole('button', { name }).first().click()

for (const kind of ['position', 'waiting'] as const) {
  test(`every way through closing ${kind === 'position' ? 'a position' : 'an order that waits'} ends as it says`, async ({ context, exchange }) => {
    await walkAll(closeOrderWalk(kind), (play) =>
      onStage({ context, exchange }, async (stage) => {
        const on = await withOrder(stage, kind)
        on.line.hold(CLOSE)
        await press(on, kind === 'position' ? 'Close BTCUSDC LONG' : 'Cancel BTCUSDC LONG')
        await play(on)
      }),
    )
  })
}

test('every way through setting stop loss and take profit ends as it says', async ({ context, exchange }) => {
  await walkAll(tpslWalk, (play) =>
    onStage({ context, exchange }, async (stage) => {
      const on = await withOrder(stage, 'position', { stopLoss: STOP_LOSS })
      on.line.hold(EDIT)
      await press(on, /SL\/TP.*BTCUSDC LONG$|Stop loss and take profit of BTCUSDC LONG$/)
      await play(on)
    }),
  )
})

test('every way through resetting the balance ends as it says', async ({ context, exchange }) => {
  await walkAll(resetWalk, (play) =>
    onStage({ context, exchange }, async (stage) => {
      await withOrder(stage, 'position')
      stage.line.hold(RESET, CHECK)
      await press(stage, 'Reset the balance')
      await play(stage)
    }),
  )
})

test('every way through switching the rollover ends as it says', async ({ context, exchange }) => {
  await walkAll(rolloverWalk, (play) =>
    onStage({ context, exchange }, async (stage) => {
      await withOrder(stage, 'position')
      stage.line.hold(PROFILE, ROLLOVER)
      await press(stage, 'Manage')
      await play(stage)
    }),
  )
})

test('every way through opening a position ends as it says', async ({ context, exchange }) => {
  await walkAll(openOrderWalk, (play) =>
    onStage({ context, exchange }, async (stage) => {
      await hold(exchange, 'BTC-USDC', '67000')
      await stage.page.goto('/futures/market/BTC-USDC')
      await expect(trading(stage.page).available).toContainText('10')
      stage.line.hold(CREATE)
      await play(stage)
    }),
  )
})

test('every way through choosing the leverage ends as it says', async ({ context, exchange }) => {
  await walkAll(leverageWalk, (play) =>
    onStage({ context, exchange }, async (stage) => {
      // The choice of the way before this one is kept.
      await stage.page.addInitScript(() => {
        if (window.origin !== 'null') localStorage.removeItem('leverage')
      })
      await stage.page.goto('/futures/market/BTC-USDC')
      await press(stage, 'Leverage ×10')
      await play(stage)
    }),
  )
})

test('every way through joining a contest ends as it says', async ({ context, exchange }) => {
  await walkAll(joinWalk, (play) =>
    onStage({ context, exchange }, async (stage) => {
      await stage.page.goto('/futures/contests/1042')
      stage.line.hold(JOIN)
      await press(stage, 'Join now')
      await play(stage)
    }),
  )
})

test('every way through the gate ends as it says', async ({ context, exchange }) => {
  await walkAll(gateWalk, (play) =>
    onStage({ context, exchange }, async (stage) => {
      stage.line.hold(...ENTRY)
      await stage.page.goto('/futures/market/BTC-USDC')
      await play(stage)
    }),
  )
})
