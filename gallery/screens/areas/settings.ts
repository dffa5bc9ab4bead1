import { getFuturesProfile } from '../../../src/api/user.ts'
import { BREAKPOINTS } from '../../../src/constants/breakpoints.ts'
import { withFields } from '../answers.ts'
import { by, called } from '../setup.ts'
import type { Area } from '../types.ts'

/** The trader's stored settings. */
export const settings: Area = {
  name: 'settings',
  title: 'Settings',
  screens: {
    rollover: {
      ...called('Rollover line', 'Whether contracts are rolled over, and when next.', 'contract period'),
      says: ['rollover.line', { state: '…' }],
      part: 'section:has(> div > p.num):has(button)',
      ...by('rollover', {
        rolled: { title: 'Rolled' },
        notRolled: { title: 'Not rolled', persona: 'rollover-off' },
        noDate: {
          title: 'Without a date',
          changes: { [getFuturesProfile.path]: withFields({ nextRolloverDate: null }) },
        },
      }),
    },
    menu: {
      ...called(
        'Language and theme',
        'In the top bar; on a phone in its menu.',
        'preferences dark light polish drawer',
      ),
      steps: [{ see: 'orders.tabs.positions' }, { press: 'shell.menu', onlyUnder: BREAKPOINTS.tablet }],
      says: 'shell.trading',
    },
  },
}
