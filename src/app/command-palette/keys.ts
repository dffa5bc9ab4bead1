import { oneOf } from '../../platform/storage.ts'
import type { CommandName } from './commands.ts'

/** The shortcut of a command: one typed character, without Ctrl, Alt or Cmd. Excludes characters that browsers use, `/` and `'`. */
export const KEYS: Partial<Record<CommandName, string>> = {
  amount: 'a',
  limitPrice: 'l',
  stopLoss: 's',
  orders: 'o',
  positions: 'p',
  history: 'h',
  marketList: 'm',
  nextMarket: 'j',
  previousMarket: 'k',
  showKeys: '?',
}

/** Whether single-key shortcuts are on. Until the user chooses, only `?` works, which opens the choice; Ctrl+K always opens the palette. */
export const keyChoice = oneOf('futuresKeys', ['help', 'true', 'false'], 'help')

/** Whether a command's shortcut is on. */
export function isKeyOn(command: CommandName): boolean {
  const choice = keyChoice.get()
  return choice === 'help' ? command === 'showKeys' : choice === 'true'
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)
/** The shortcut that opens the palette, as on the keyboard. */
export const paletteKey = () => (isMac() ? '⌘ K' : 'Ctrl K')

/** The command of a single key press; undefined for any other. */
export const commandOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): CommandName | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined
  const typed = key.toLowerCase()
  // Object.entries does not know the keys of a record.
  return (Object.entries(KEYS) as [CommandName, string][]).find(([, each]) => each === typed)?.[0]
}

/** Ctrl+K, on a Mac Cmd+K; with another alphabet by the place of the key. */
export const opensPalette = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (key.toLowerCase() === 'k' || (code === 'KeyK' && !/[a-z]/i.test(key))) &&
  !altKey &&
  !shiftKey &&
  (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey)
