import type { Area, Step } from '../types.ts'

const OPEN: Step = { press: ['alerts:open', { symbol: 'BTCUSDC' }] }

const SET: Step = { press: 'alerts:set' }
const typed = (text: string): Step => ({ type: ['alerts:form.price', { symbol: 'BTCUSDC' }], text })

/** Price alerts of the trader. */
export const alerts: Area = {
  name: 'alerts',
  title: 'Alerts',
  screens: {
    dialog: {
      title: 'Alerts dialog',
      about: 'Sets an alert of a price, or of a liquidation that comes near, and shows those that are set.',
      alsoCalled: 'notification bell price',
      steps: [OPEN, { see: 'alerts:note' }],
      says: 'alerts:note',
      choices: {
        none: { title: 'None', says: 'alerts:list.none' },
        one: { title: 'One is set', steps: [typed('70000'), SET], says: 'alerts:form.isSet' },
        there: { title: 'At the current price', steps: [typed('67547.81')], says: 'alerts:form.there' },
        liquidation: {
          title: 'At a liquidation price',
          steps: [{ press: 'alerts:form.atLiquidation' }],
          says: ['alerts:form.distance', { symbol: 'BTCUSDC', side: 'LONG' }],
        },
      },
    },
    told: {
      title: 'Alert triggered',
      about: 'The price has reached a level that was set: a message names it and links to its market.',
      alsoCalled: 'toast notification',
      steps: [
        OPEN,
        typed('67600'),
        SET,
        { press: 'common.closeWindow' },
        { movesPrice: 'BTC-USDC', to: '68000' },
        { passes: 3 },
      ],
      says: ['alerts:triggered.rises', { symbol: 'BTCUSDC', level: '…' }],
    },
  },
}
