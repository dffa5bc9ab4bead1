import { listFeeRates } from '../../../src/api/market.ts'
import { absent } from '../answers.ts'
import type { Area, Choice, Step } from '../types.ts'

/** Each is in the shell, and alone for everybody, with an address for each language. */
const places = (alone: string): Readonly<Record<string, Choice>> => ({
  shell: { title: 'In the app' },
  alone: { title: 'For everybody', page: `${alone}/{lang}` },
})

const typedFor = (text: string): readonly Step[] => [
  { see: 'info.search.label' },
  { typeAt: 'main input[type="search"]', text },
]

/** Documents: terms, questions, fees. */
export const info: Area = {
  name: 'info',
  title: 'Terms, FAQ and fees',
  screens: {
    terms: {
      title: 'Terms of use',
      about: 'The contract, with its contents beside it.',
      page: '/terms',
      says: 'info.terms',
      choices: places('/terms-of-use'),
    },
    faq: {
      title: 'Questions',
      about: 'Questions and answers, opened by a press.',
      page: '/terms/faq',
      says: 'info.search.label',
      choices: places('/faq'),
    },
    faqSearch: {
      title: 'Questions searched',
      about: 'The first match is open, and the words are marked.',
      alsoCalled: 'empty nothing found hits',
      page: '/terms/faq',
      says: 'info.search.label',
      choices: {
        hits: { title: 'With hits', steps: typedFor('long') },
        none: {
          title: 'Without a hit',
          steps: [...typedFor('nothing like it'), { see: 'common.noResult' }],
          says: 'info.search.nothingHint',
        },
      },
    },
    fees: {
      title: 'Fees',
      about: 'The rates of every market.',
      page: '/terms/fees',
      says: { plain: 'AAVEUSDC' },
      choices: places('/fees'),
    },
    noFees: {
      title: 'Fees not loaded',
      about: 'The rates are not there, are still loading, or there are none.',
      alsoCalled: 'error empty loading',
      page: '/terms/fees',
      says: 'common.errorLoading',
      choices: absent(listFeeRates.path),
    },
  },
}
