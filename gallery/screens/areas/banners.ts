import { listActiveContests } from '../../../src/api/contest.ts'
import { CLOSE, firstOf, PAUSE } from '../answers.ts'
import type { Area } from '../types.ts'

const there = { see: 'orders.levels' } as const

/** Lines across the page. */
export const banners: Area = {
  name: 'banners',
  title: 'Banners',
  screens: {
    banner: {
      title: 'Above the page',
      about: 'What holds for the whole page: no network, a pause that the exchange asks for, the current contest.',
      alsoCalled: 'offline rate limit too many requests strip',
      says: 'contests.view',
      steps: [there],
      choices: {
        contest: { title: 'Current contest' },
        offline: { title: 'Offline', steps: [{ browser: 'isOffline' }], says: 'shell.offline' },
        dialog: {
          title: 'Offline, with a dialog open',
          steps: [CLOSE, { see: 'dialogs:closeOrder.note' }, { browser: 'isOffline' }],
          says: 'orderForm.offline',
        },
        pause: { title: 'Too many requests', steps: PAUSE, says: 'shell.pause' },
        none: { title: 'None', changes: { [listActiveContests.path]: firstOf(0) }, says: { plain: 'BTCUSDC' } },
      },
    },
  },
}
