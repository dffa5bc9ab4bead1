import { BREAKPOINTS } from '../../../src/constants/breakpoints.ts'
import { getFuturesProfile } from '../../../src/api/user.ts'
import { BTC, REFUSED, withFields } from '../answers.ts'
import type { Area } from '../types.ts'

/** The trader's stored settings. */
export const settings: Area = {
  name: 'settings',
  title: 'Settings',
  screens: {
    rollover: {
      title: 'Rollover line',
      about: 'Whether contracts are rolled over, and when next.',
      alsoCalled: 'contract period',
      page: BTC,
      says: ['rollover.line', { state: '…' }],
      part: 'section:has(> div > p.num):has(button)',
      varies: 'rollover',
      choices: {
        rolled: { title: 'Rolled' },
        notRolled: { title: 'Not rolled', persona: 'rollover-off' },
        noDate: { title: 'Without a date', changes: { [getFuturesProfile.path]: withFields({ nextRolloverDate: null }) } },
      },
    },
    menu: {
      title: 'Language and theme',
      about: 'In the top bar; on a phone in its menu.',
      alsoCalled: 'preferences dark light polish drawer',
      page: BTC,
      steps: [{ see: 'orders.tabs.positions' }, { press: 'shell.menu', onlyUnder: BREAKPOINTS.tablet }],
      says: 'shell.trading',
    },
    choosing: {
      title: 'Rollover before the first trade',
      about: 'Who has not chosen yet is asked once, before the trading page.',
      alsoCalled: 'gate setting',
      page: BTC,
      persona: 'no-futures-profile',
      says: 'gate.rollover.text',
      varies: 'state',
      choices: {
        asked: { title: 'Asked' },
        failed: {
          title: 'Not saved',
          steps: [{ meets: [{ path: '/futures/api/user/profile/contract/rollover/set', kind: 'code', code: REFUSED }] }, { press: 'gate.rollover.save' }],
          says: 'common.errorOccurred',
        },
      },
    },
  },
}
