import { listActiveContests } from '../../../src/api/contest.ts'
import { BTC, firstOf } from '../answers.ts'
import type { Area } from '../types.ts'

const there = { see: 'orders.tpsl' } as const

/** Lines across the page. */
export const banners: Area = {
  name: 'banners',
  title: 'Banners',
  screens: {
    banner: {
      title: 'Above the page',
      about: 'What holds for the whole page: no network, a pause that the exchange asks for, the current contest.',
      alsoCalled: 'offline rate limit too many requests strip',
      page: BTC,
      says: 'contests.view',
      steps: [there],
      varies: 'banner',
      choices: {
        contest: { title: 'Current contest' },
        offline: { title: 'Offline', steps: [{ goesOffline: true }], says: 'shell.offline' },
        dialog: { title: 'Offline, with a dialog open', steps: [{ press: ['orders.closeNamed', { symbol: 'BTCUSDC', side: 'LONG' }] }, { see: 'dialogs:closeOrder.note' }, { goesOffline: true }], says: 'orderForm.offline' },
        pause: { title: 'Too many requests', steps: [{ meets: [{ path: '*', kind: 'status', status: 429, retryAfter: '60' }] }, { passes: 3 }], says: 'shell.pause' },
        none: { title: 'None', changes: { [listActiveContests.path]: firstOf(0) }, says: { plain: 'BTCUSDC' } },
      },
    },
  },
}
