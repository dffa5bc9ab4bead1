import { listFeeRates } from '../../../src/api/market.ts'
import { REFUSED } from '../answers.ts'
import { by, called } from '../setup.ts'
import type { Area, Screen } from '../types.ts'

/** Each is in the shell, and alone for everybody, with an address for each language. */
const place = (alone: string): Pick<Screen, 'varies' | 'choices'> => ({
  ...by('place', { shell: { title: 'In the app' }, alone: { title: 'For everybody', page: `${alone}/{lang}` } }),
})

/** Documents: terms, questions, fees. */
export const info: Area = {
  name: 'info',
  title: 'Terms, FAQ and fees',
  screens: {
    terms: {
      ...called('Terms of use', 'The contract, with its contents beside it.'),
      page: '/terms',
      says: 'info.terms',
      ...place('/terms-of-use'),
    },
    faq: {
      ...called('Questions', 'Questions and answers, opened by a press.'),
      page: '/terms/faq',
      says: 'info.search.label',
      ...place('/faq'),
    },
    faqSearch: {
      ...called('Questions searched', 'The first match is open, and the words are marked.', 'empty nothing found hits'),
      page: '/terms/faq',
      says: 'info.search.label',
      ...by('search', {
        hits: {
          title: 'With hits',
          steps: [{ see: 'info.search.label' }, { typeAt: 'main input[type="search"]', text: 'long' }],
        },
        none: {
          title: 'Without a hit',
          steps: [{ see: 'info.search.label' }, { typeAt: 'main input[type="search"]', text: 'nothing like it' }],
          says: 'info.search.nothingHint',
        },
      }),
    },
    fees: {
      ...called('Fees', 'The rates of every market.'),
      page: '/terms/fees',
      says: { plain: 'AAVEUSDC' },
      ...place('/fees'),
    },
    noFees: {
      ...called(
        'Fees not loaded',
        'The rates are not there, are still loading, or there are none.',
        'error empty loading',
      ),
      page: '/terms/fees',
      says: 'common.errorLoading',
      ...by('why', {
        failed: { title: 'Not loaded', faults: [{ path: listFeeRates.path, kind: 'code', code: REFUSED }] },
        loading: {
          title: 'Loading',
          faults: [{ path: listFeeRates.path, kind: 'hang' }],
          isLoading: true,
          says: 'common.loading',
        },
      }),
    },
  },
}
