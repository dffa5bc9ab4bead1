import { expect, test } from 'vitest'
import { COMMAND_NAMES, disabledReason, type CommandContext } from '../../../../src/app/command-palette/commands.ts'

const calm: CommandContext = {
  hasMarket: true,
  isFormFree: true,
  hasForm: true,
  balance: 'active',
  hasAmount: true,
  hasLastOrder: true,
  several: 'all',
  markets: 30,
  hasVendorChart: true,
  canStopChecking: false,
  canDismiss: false,
}
const held = (now: Partial<CommandContext>) =>
  Object.fromEntries(
    COMMAND_NAMES.flatMap((command) => {
      const reason = disabledReason(command, { ...calm, ...now })
      return reason === null ? [] : [[command, reason]]
    }),
  )
/** Reasons that never apply without a fault. */
const always = { stopChecking: 'nothingChecked', dismissNote: 'noNote', activate: 'isActive' }

/** These commands, held back for this reason. */
const all = (names: string, reason: string) => Object.fromEntries(names.split(' ').map((name) => [name, reason]))
const OF_FORM = 'amount limitPrice stopLoss takeProfit marketOrder limitOrder repeatOrder copyLink'
const OF_PAGE =
  'orders positions history allMarkets details marketList nextMarket previousMarket chartVendor chartOwn chartTable closeSeveral alerts'

test.each<[Partial<CommandContext>, Record<string, string | undefined>]>([
  [{}, {}],
  [{ hasMarket: false }, { ...all(OF_FORM, 'noMarket'), ...all(OF_PAGE, 'noMarket') }],
  [{ isFormFree: false }, all(OF_FORM, 'underWay')],
  [{ balance: 'unknown' }, { activate: 'balanceUnknown', reset: 'balanceUnknown' }],
  [{ balance: 'inactive' }, { activate: undefined, reset: 'notActive' }],
  // It can be reset, as by the form's button.
  [{ balance: 'empty' }, {}],
  [{ hasForm: false }, {}],
  [
    { hasForm: false, balance: 'inactive' },
    { ...all(OF_FORM, 'notActive'), activate: undefined, reset: 'notActive' },
  ],
  [{ hasForm: false, balance: 'empty' }, all(OF_FORM, 'notActive')],
  [{ hasAmount: false }, { copyLink: 'noAmount' }],
  [{ hasLastOrder: false }, { repeatOrder: 'noLastOrder' }],
  [{ markets: 1 }, { nextMarket: 'oneMarket', previousMarket: 'oneMarket' }],
  [{ hasVendorChart: false }, { chartVendor: 'noVendorChart' }],
  [{ several: 'none' }, { closeSeveral: 'nothingToClose' }],
  [{ several: null }, { closeSeveral: 'ordersUnknown' }],
  [{ canStopChecking: true }, { stopChecking: undefined }],
  [{ canDismiss: true }, { dismissNote: undefined }],
])('%j holds back what depends on it, and nothing else', (now, reasons) =>
  expect(held(now)).toEqual({ ...always, ...reasons }),
)
