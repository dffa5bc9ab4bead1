import { listOrders } from '../../../src/api/order.ts'
import { absent, changedOrders } from '../answers.ts'
import type { Area } from '../types.ts'

const { path } = listOrders
const isClosed = (order: Readonly<Record<string, unknown>>) => order['state'] === 'CLOSED'

/** Results of the closed orders. */
export const results: Area = {
  name: 'results',
  title: 'Results',
  screens: {
    page: {
      title: 'Results page',
      about: 'What the closed orders of all markets came to: figures, curve, calendar, groups.',
      alsoCalled: 'statistics analysis empty failed loading',
      page: '/results',
      says: 'results:figures.net',
      choices: {
        some: { title: 'Some' },
        thousands: { title: 'Five thousand', persona: 'rich-history' },
        none: {
          title: 'None',
          changes: { [path]: changedOrders((order) => (isClosed(order) ? null : order)) },
          steps: [{ see: 'results:empty.text' }],
          says: 'common.listEmpty',
        },
        noneOfPeriod: {
          title: 'None in a period',
          page: '/results?period=7',
          changes: { [path]: changedOrders((order) => ({ ...order, closeDate: '2026-01-05T12:00:00Z' })) },
          says: 'results:empty.inPeriod',
        },
        large: {
          title: 'A few of large amounts',
          changes: {
            [path]: changedOrders((order, index) =>
              !isClosed(order)
                ? order
                : index % 5 === 0
                  ? { ...order, amount: '9876543210.1234', pnl: null, feeFunding: '12345678.9' }
                  : null,
            ),
          },
        },
        ...absent(path),
      },
    },
    hidden: {
      title: 'Results with hidden amounts',
      about: 'Own amounts are covered: the shape of the curve and the shares stay.',
      alsoCalled: 'privacy',
      page: '/results',
      steps: [{ see: 'results:figures.net' }, { pressAt: 'main h1 ~ button, main h1 + * button' }],
      says: { plain: '•••••' },
    },
  },
}
