import { test } from './exchange.ts'
import { CLOSE } from './trading.ts'
import { walkAll } from './walk.ts'
import { closeOrderWalk } from './walkCloseOrder.ts'
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
