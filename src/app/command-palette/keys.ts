import { type CommandName, setsOrder } from '../../domain/text/actions.ts'
import { oneOf } from '../../platform/storage.ts'

/** The key of an action: one character as it is typed, without Ctrl, Alt or Cmd. Not taken: what browsers use, `/` and `'`. */
export const KEYS: Partial<Record<CommandName, string>> = {
  amount: 'a',
  limitPrice: 'l',
  stopLoss: 's',
  share25: '1',
  share50: '2',
  share75: '3',
  share100: '4',
  lowerLeverage: '[',
  higherLeverage: ']',
  orders: 'o',
  positions: 'p',
  history: 'h',
  marketList: 'm',
  nextMarket: 'j',
  previousMarket: 'k',
  showKeys: '?',
}

/**
 * Which single keys act: those that lead somewhere (`true`), those that set amount and leverage as well (`order`), or none.
 * Until one is chosen only `?` does, which shows the choice; Ctrl+K always opens the palette.
 */
export const keyChoice = oneOf('futuresKeys', ['help', 'true', 'order', 'false'], 'help')

/** Whether an action's key acts. */
export function isKeyOn(action: CommandName): boolean {
  const choice = keyChoice.get()
  if (choice === 'help') return action === 'showKeys'
  return choice === 'order' || (choice === 'true' && !setsOrder(action))
}

export const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)
/** What opens the palette, as it is written on the keyboard. */
export const paletteKey = () => (isMac() ? '⌘ K' : 'Ctrl K')

/** The action of a key press that is a key alone; undefined for any other. */
export const actionOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): CommandName | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined
  const typed = key.toLowerCase()
  // Object.entries does not know the keys of a record.
  return (Object.entries(KEYS) as [CommandName, string][]).find(([, each]) => each === typed)?.[0]
}

/** Ctrl+K, on a Mac Cmd+K. */
export const opensPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey)
