import { getFuturesProfile } from '../../../src/api/user.ts'
import { BREAKPOINTS } from '../../../src/constants/breakpoints.ts'
import { withFields } from '../answers.ts'
import type { Area } from '../types.ts'

const noDate = { [getFuturesProfile.path]: withFields({ nextRolloverDate: null }) }

/** The trader's stored settings. */
export const settings: Area = {
  name: 'settings',
  title: 'Settings',
  screens: {
    rollover: {
      title: 'Rollover line',
      about: 'Whether contracts are rolled over, and when next.',
      alsoCalled: 'contract period',
      says: ['rollover.line', { state: '…' }],
      part: 'section:has(> div > p.num):has(button)',
      choices: {
        rolled: { title: 'Rolled' },
        notRolled: { title: 'Not rolled', persona: 'rollover-off' },
        noDate: { title: 'Without a date', changes: noDate },
        dialog: {
          title: 'Its dialog, without a date',
          changes: noDate,
          steps: [{ press: 'rollover.manage' }],
          says: 'dialogs:rolloverModal.noDate',
        },
      },
    },
    menu: {
      title: 'Language and theme',
      about: 'In the top bar; on a phone in its menu.',
      alsoCalled: 'preferences dark light polish drawer',
      steps: [{ see: 'orders.tabs.positions' }, { press: 'shell.menu', onlyUnder: BREAKPOINTS.tablet }],
      says: 'shell.trading',
    },
  },
}
