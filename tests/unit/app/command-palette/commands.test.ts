import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CommandName,
  COMMAND_NAMES,
  disabledReason,
  type CommandContext,
} from '../../../../src/app/command-palette/commands.ts'
import { forAll } from '../../../forAll.ts'

const calm: CommandContext = {
  hasMarket: true,
  isFormFree: true,
  hasForm: true,
  balance: 'active',
  hasAmount: true,
  hasLastOrder: true,
  hasSeveral: true,
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

test('on a market page without a pending order all commands are available except those that respond to an event', () =>
  expect(held({})).toEqual(always))

test('while an order is pending, shortcuts of the form are disabled, too', () => {
  const locked = Object.keys(held({ isFormFree: false })).filter((command) => !(command in always))
  expect(locked).toEqual(
    COMMAND_NAMES.filter((command) => /^amount|limitPrice|stopLoss|takeProfit|Order$|^copyLink/.test(command)),
  )
  expect(disabledReason('amount', { ...calm, isFormFree: false })).toBe('underWay')
})

test.each<[Partial<CommandContext>, Record<string, string>]>([
  [{ balance: 'unknown' }, { activate: 'balanceUnknown', reset: 'balanceUnknown' }],
  [{ hasAmount: false }, { copyLink: 'noAmount' }],
  [{ hasLastOrder: false }, { repeatOrder: 'noLastOrder' }],
  [{ markets: 1 }, { nextMarket: 'oneMarket', previousMarket: 'oneMarket' }],
  [{ hasVendorChart: false }, { chartVendor: 'noVendorChart' }],
  [{ hasSeveral: false }, { closeSeveral: 'nothingToClose' }],
  [{ hasSeveral: null }, { closeSeveral: 'ordersUnknown' }],
])('%j holds back what depends on it, and nothing else', (now, reasons) =>
  expect(held(now)).toEqual({ ...always, ...reasons }),
)

test('an inactive balance can be activated, not reset', () => {
  expect(disabledReason('activate', { ...calm, balance: 'inactive' })).toBeNull()
  expect(disabledReason('reset', { ...calm, balance: 'inactive' })).toBe('notActive')
})

test('an active balance without an entry can be reset, as by the form’s button', () =>
  expect(held({ balance: 'empty' })).toEqual(always))

test.each(['inactive', 'empty'] as const)('a phone has no form for an %s balance: its commands say so', (balance) => {
  const shut = held({ hasForm: false, balance })
  for (const command of ['amount', 'limitPrice', 'stopLoss', 'takeProfit', 'repeatOrder'])
    expect(shut[command]).toBe('notActive')
  expect(held({ hasForm: false })).toEqual(always)
  expect(disabledReason('amount', { ...calm, balance: 'inactive' })).toBeNull()
})

test('commands accepted by the order machine are available', () => {
  expect(disabledReason('stopChecking', { ...calm, canStopChecking: true })).toBeNull()
  expect(disabledReason('dismissNote', { ...calm, canDismiss: true })).toBeNull()
})

const situation: fc.Arbitrary<CommandContext> = fc.record({
  hasMarket: fc.boolean(),
  isFormFree: fc.boolean(),
  hasForm: fc.boolean(),
  balance: fc.constantFrom('unknown', 'inactive', 'empty', 'active'),
  hasAmount: fc.boolean(),
  hasLastOrder: fc.boolean(),
  hasSeveral: fc.constantFrom(true, false, null),
  markets: fc.nat(50),
  hasVendorChart: fc.boolean(),
  canStopChecking: fc.boolean(),
  canDismiss: fc.boolean(),
})
const elsewhere: CommandName[] = ['topUp', 'theme', 'language', 'hideAmounts', 'showKeys', 'logOut']

test('without a market its page’s commands are unavailable; theme, language, top up and log out always work', () => {
  forAll(situation, (now) => {
    for (const command of elsewhere) expect(disabledReason(command, now)).toBeNull()
    const possible = COMMAND_NAMES.filter((command) => disabledReason(command, { ...now, hasMarket: false }) === null)
    expect(
      possible.filter(
        (command) =>
          !elsewhere.includes(command) && !['activate', 'reset', 'stopChecking', 'dismissNote'].includes(command),
      ),
    ).toEqual([])
  })
})
