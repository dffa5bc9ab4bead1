import { DEFAULT_LEVERAGE } from '../../src/constants/limits.ts'
import type { View } from '../types.ts'
import { FORM_IS_SHEET_UNDER_PX } from '../view/size.ts'
import { OTHER_LEVERAGES } from './captions/captions.ts'

/** Choosing the leverage of the next orders. */
export const view: View = {
  scenes: {
    trading: {
      persona: 'demo',
      page: '/market/BTC-USDC',
      input: { leverage: DEFAULT_LEVERAGE },
      presses: [
        { button: (t) => t('orderForm.openPosition'), onlyUnder: FORM_IS_SHEET_UNDER_PX },
        { button: (t) => `${t('orderForm.leverage')} ${t('orderForm.leverageValue', { leverage: String(DEFAULT_LEVERAGE) })}` },
      ],
    },
  },
  events: () => ({
    'step-up': { type: 'UP' },
    'step-down': { type: 'DOWN' },
    ...Object.fromEntries(OTHER_LEVERAGES.map((leverage) => [`leverage-${leverage}`, { type: 'CHOOSE', leverage }])),
    confirm: { type: 'CONFIRM' },
  }),
  byHand: { confirm: (t) => t('common.confirm') },
  key: ({ leverage }: { leverage: number }) => leverage,
  part: 'main form[aria-label]',
  says: { choosing: 'dialogs:leverage.note', chosen: 'orderForm.leverage' },
  calls: [],
  codes: [],
}
