import type { TFunction } from 'i18next'

const FORM_COMMANDS = [
  'amount',
  'limitPrice',
  'stopLoss',
  'takeProfit',
  'marketOrder',
  'limitOrder',
  'repeatOrder',
  'copyLink',
] as const
/** Of the page of a market. */
const PAGE_COMMANDS = [
  'orders',
  'positions',
  'history',
  'allMarkets',
  'details',
  'marketList',
  'nextMarket',
  'previousMarket',
  'chartVendor',
  'chartOwn',
  'chartTable',
  'closeSeveral',
  'alerts',
] as const

/** Commands of keys and the palette. None of them sends an order or confirms a change. */
export const COMMAND_NAMES = [
  ...FORM_COMMANDS,
  ...PAGE_COMMANDS,
  'stopChecking',
  'dismissNote',
  'activate',
  'reset',
  'topUp',
  'theme',
  'language',
  'hideAmounts',
  'showKeys',
  'logOut',
] as const
export type CommandName = (typeof COMMAND_NAMES)[number]

/** The name of a command in the palette. Theme and log out use names of the shell. */
export const commandName = (t: TFunction<'palette'>, command: CommandName): string =>
  t(`actions.${command as 'amount'}`) // a test holds that all others have this name

/** The state that commands depend on. */
export interface CommandContext {
  /** A market is on screen. */
  hasMarket: boolean
  /** The order machine accepts an order: the form is not locked. */
  isFormFree: boolean
  /** The form is on the page, or the button that opens it, which on a phone exists only for an active balance. */
  hasForm: boolean
  /** empty: activated, but without an entry, which only a reset brings back. */
  balance: 'unknown' | 'inactive' | 'empty' | 'active'
  /** The form has an amount. */
  hasAmount: boolean
  /** An earlier order can be repeated. */
  hasLastOrder: boolean
  /** Of what there is more than one to close: positions, else pending orders; null while that is unknown. */
  several: 'all' | 'waiting' | 'none' | null
  /** Number of markets listed. */
  markets: number
  /** The vendor's chart is offered. */
  hasVendorChart: boolean
  /** The order machine accepts the request to stop checking. */
  canStopChecking: boolean
  canDismiss: boolean
}

/** Why a command is unavailable. */
export type DisabledReason =
  | 'noMarket'
  | 'noAmount'
  | 'noLastOrder'
  | 'underWay'
  | 'balanceUnknown'
  | 'oneMarket'
  | 'noVendorChart'
  | 'ordersUnknown'
  | 'nothingToClose'
  | 'nothingChecked'
  | 'noNote'
  | 'isActive'
  | 'notActive'

const isIn = (commands: readonly CommandName[], command: CommandName) => commands.includes(command)

function formDisabledReason(
  command: CommandName,
  { isFormFree, hasForm, balance, hasAmount, hasLastOrder }: CommandContext,
): DisabledReason | null {
  if (!isFormFree) return 'underWay'
  if (!hasForm && (balance === 'inactive' || balance === 'empty')) return 'notActive'
  if (command === 'copyLink' && !hasAmount) return 'noAmount'
  return command === 'repeatOrder' && !hasLastOrder ? 'noLastOrder' : null
}

/** Why this command is unavailable now; null if it is available. */
export function disabledReason(command: CommandName, now: CommandContext): DisabledReason | null {
  if (!now.hasMarket && (isIn(FORM_COMMANDS, command) || isIn(PAGE_COMMANDS, command))) return 'noMarket'
  if (isIn(FORM_COMMANDS, command)) return formDisabledReason(command, now)
  switch (command) {
    case 'nextMarket':
    case 'previousMarket':
      return now.markets > 1 ? null : 'oneMarket'
    case 'chartVendor':
      return now.hasVendorChart ? null : 'noVendorChart'
    case 'closeSeveral':
      return now.several === null ? 'ordersUnknown' : now.several === 'none' ? 'nothingToClose' : null
    case 'stopChecking':
      return now.canStopChecking ? null : 'nothingChecked'
    case 'dismissNote':
      return now.canDismiss ? null : 'noNote'
    case 'activate':
      return now.balance === 'unknown' ? 'balanceUnknown' : now.balance === 'inactive' ? null : 'isActive'
    case 'reset':
      return now.balance === 'unknown' ? 'balanceUnknown' : now.balance === 'inactive' ? 'notActive' : null
    default:
      return null
  }
}
