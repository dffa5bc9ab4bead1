import { listOrders } from '../../../src/api/order.ts'
import { changedOrders, REFUSED } from '../answers.ts'
import { by, called } from '../setup.ts'
import type { Area } from '../types.ts'

const { path } = listOrders
const isClosed = (order: Readonly<Record<string, unknown>>) => order['state'] === 'CLOSED'

/** Results of the closed orders. */
export const results: Area = {
  name: 'results',
  title: 'Results',
  screens: {
    page: {
      ...called(
        'Results page',
        'What the closed orders of all markets came to: figures, curve, calendar, groups.',
        'statistics analysis empty failed loading',
      ),
      page: '/results',
      says: 'results:figures.net',
      ...by('trades', {
        some: { title: 'Some' },
        thousands: { title: 'Five thousand', persona: 'rich-history' },
        none: {
          title: 'None',
          changes: { [path]: changedOrders((order) => (isClosed(order) ? null : order)) },
          says: 'common.listEmpty',
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
        failed: { title: 'Not loaded', faults: [{ path, kind: 'code', code: REFUSED }], says: 'common.errorLoading' },
        loading: { title: 'Loading', faults: [{ path, kind: 'hang' }], isLoading: true, says: 'common.loading' },
      }),
    },
    hidden: {
      ...called(
        'Results with hidden amounts',
        'Own amounts are covered: the shape of the curve and the shares stay.',
        'privacy',
      ),
      page: '/results',
      steps: [{ see: 'results:figures.net' }, { pressAt: 'main h1 ~ button, main h1 + * button' }],
      says: { plain: '•••••' },
    },
  },
}
