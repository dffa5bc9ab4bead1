import { BREAKPOINTS } from '../../../src/constants/breakpoints.ts'
import type { Area, Step } from '../types.ts'

/** On a phone in its menu. */
const OPEN: readonly Step[] = [
  { pressAt: 'header button:has(kbd)', onlyFrom: BREAKPOINTS.tablet },
  { press: 'shell.menu', onlyUnder: BREAKPOINTS.tablet },
  { press: 'palette:title', onlyUnder: BREAKPOINTS.tablet },
  { see: 'palette:groups.actions' },
]

const typed = (text: string): Step => ({ typeAt: '[role="dialog"] input', text })

/** The command palette and the keyboard shortcuts. */
export const palette: Area = {
  name: 'palette',
  title: 'Palette and keys',
  screens: {
    palette: {
      title: 'Palette',
      about: 'Pages, markets and actions, found by typing.',
      alsoCalled: 'command search ctrl k shortcuts',
      steps: OPEN,
      says: 'palette:groups.actions',
      choices: {
        nothing: { title: 'Nothing' },
        market: { title: 'A market', steps: [typed('BTC')], says: { plain: 'BTCUSDC' } },
        noMatch: { title: 'No match', steps: [typed('nothing like it')], says: 'palette:nothingText' },
      },
    },
    keys: {
      title: 'Keys',
      about: 'What single keys do, and the switch that turns them on.',
      alsoCalled: 'shortcuts keyboard settings',
      steps: [...OPEN, { press: 'palette:actions.showKeys' }],
      says: 'palette:keys.text',
      choices: { none: { title: 'None' }, all: { title: 'All', storage: { futuresKeys: 'true' } } },
    },
  },
}
