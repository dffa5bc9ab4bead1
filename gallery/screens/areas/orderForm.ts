import { listMarkets } from '../../../src/api/market.ts'
import { listWallets } from '../../../src/api/wallet.ts'
import { LEVERAGES } from '../../../src/constants/limits.ts'
import type { OrderBlock } from '../../../src/domain/order-form/orderBlock.ts'
import type { OrderFormValues } from '../../../src/domain/order-form/orderDraft.ts'
import type { Problem } from '../../../src/domain/order-form/orderProblem.ts'
import { FORM_IS_SHEET_UNDER_PX } from '../../view/size.ts'
import { BTC, eachWith, noPrice, PAUSE } from '../answers.ts'
import { by } from '../setup.ts'
import type { Area, Choice, ScreenText, Step } from '../types.ts'

/** On a phone the form is behind a button. */
export const OPEN_FORM: Step = { press: 'orderForm.openPosition', onlyUnder: FORM_IS_SHEET_UNDER_PX }
const LONG: Step = { pressAt: 'form[aria-label] .order-bar button:enabled' }
const PASTE: Step = { type: 'orderForm.amount', text: 'abc' }
const FORM = 'main form[aria-label]'

/** A typed draft, as stored in this tab. */
const typed = (form: Partial<OrderFormValues>): Pick<Choice, 'tab'> => ({
  tab: {
    'futuresDraft:': JSON.stringify({
      kind: 'market',
      amount: '',
      price: '',
      stopLoss: '',
      takeProfit: '',
      levelUnit: 'price',
      hasLevels: false,
      market: 'BTC-USDC',
      ...form,
    }),
  },
})
/** What the form says of such a draft when LONG is pressed. */
const pressed = (title: string, form: Partial<OrderFormValues>, says: ScreenText): Choice => ({
  title,
  ...typed(form),
  steps: [LONG],
  says,
})
const byPercent = { amount: '100', hasLevels: true, levelUnit: 'percent' } as const

/** On a phone there is no form to open then: the bar below says so, and its button activates the balance. */
const NO_MONEY: Choice = {
  title: 'No futures balance',
  persona: 'new-wallet',
  steps: [{ see: 'dashboard.noMoney' }],
  says: 'balance.activate',
}
/** Choices with the form in view, if there is one. */
const withForm = (choices: Readonly<Record<string, Choice>>): Readonly<Record<string, Choice>> =>
  Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => [
      name,
      choice === NO_MONEY ? choice : { ...choice, steps: [OPEN_FORM, ...(choice.steps ?? [])] },
    ]),
  )

/** Every problem of the domain's own list: one more without a choice here does not type-check. */
export const PROBLEMS: Record<Problem['kind'], Choice> = {
  required: pressed('Nothing typed', {}, 'common.fieldRequired'),
  notPositive: pressed('Zero', { kind: 'limit', amount: '100', price: '0' }, 'dashboard.positiveRequired'),
  tooPrecise: pressed('Too many decimals', { amount: '50.1234567' }, [
    'dashboard.numberNotAllowed',
    { decimals: '2', count: 2 },
  ]),
  tooLittle: pressed('Below the minimum', { amount: '3' }, [
    'dashboard.minimumOrderValue',
    { value: '10', currency: 'KXT' },
  ]),
  notEnough: pressed('Above the balance, pressed', { amount: '99999999' }, 'dashboard.balanceNotEnough'),
  tooMuch: {
    title: 'Above the balance, typed',
    ...typed({ amount: '99999999' }),
    says: ['dashboard.maxAmount', { amount: '…', currency: 'KXT' }],
  },
  wrongSide: pressed('Stop on the wrong side', { amount: '100', hasLevels: true, stopLoss: '99999' }, [
    'orderForm.mustBeBelow',
    { side: 'LONG', price: '…' },
  ]),
  tooClose: pressed('Stop closer than a price step', { ...byPercent, stopLoss: '0.000001' }, 'dashboard.tooClose'),
  tooFar: pressed('Stop below zero', { ...byPercent, stopLoss: '150' }, 'dashboard.tooFar'),
  noMoney: NO_MONEY,
  noPrice: { title: 'No price', ...noPrice, says: 'dashboard.noPrice' },
  priceStale: {
    title: 'Price too old',
    steps: [{ see: 'orderForm.details' }, { meets: [{ path: '*', kind: 'malformed' }] }, { passes: 20 }],
    says: 'dashboard.priceStale',
  },
  sideNotYet: {
    title: 'SHORT not open yet',
    changes: { [listMarkets.path]: eachWith({ shortsAvailableSince: '2026-12-01T08:00:00Z' }) },
    says: ['dashboard.sideOpens', { since: '…' }],
  },
}

/** Every reason for which nothing can be sent, regardless of the form. */
const BLOCKS: Record<OrderBlock, Choice> = {
  offline: {
    title: 'Offline',
    steps: [{ see: 'orderForm.details' }, { browser: 'isOffline' }],
    says: 'orderForm.offline',
  },
  tooManyRequests: {
    title: 'Too many requests',
    steps: [{ see: 'orderForm.details' }, ...PAUSE],
    says: 'common.tooManyRequests',
  },
  balanceUnknown: {
    title: 'Balance not known',
    faults: [{ path: listWallets.path, kind: 'malformed' }],
    says: 'orderForm.balanceUnknown',
  },
  noMoney: PROBLEMS.noMoney,
  noPrice: PROBLEMS.noPrice,
  priceStale: PROBLEMS.priceStale,
}
const on = { part: FORM }

/** The form a position is opened with. */
export const orderForm: Area = {
  name: 'orderForm',
  title: 'Order form',
  screens: {
    filled: {
      ...on,
      title: 'Filled in',
      about: 'The form as it is most often: market or limit, with an amount, and with stop loss and take profit.',
      says: 'orderForm.details',
      ...by('order', {
        market: { title: 'Market order', ...typed({ amount: '250' }), says: 'orderForm.liquidation' },
        limit: {
          title: 'Limit order',
          ...typed({ kind: 'limit', amount: '250', price: '60000' }),
          says: 'orderForm.limitPrice',
        },
        atOnce: {
          title: 'Limit that fills at once',
          ...typed({ kind: 'limit', amount: '250', price: '90000' }),
          says: 'orderForm:side.fillsAtOnce',
        },
        levels: {
          title: 'With both levels',
          ...typed({ amount: '250', hasLevels: true, levelUnit: 'percent', stopLoss: '2', takeProfit: '5' }),
          says: 'orderForm:risk.size.open',
        },
        detailed: {
          title: 'With both levels, every detail',
          ...typed({ amount: '250', hasLevels: true, levelUnit: 'percent', stopLoss: '2', takeProfit: '5' }),
          storage: { futuresDetails: 'true' },
          says: 'levels.beforeFees',
        },
        refused: {
          title: 'With a stop loss that SHORT would refuse',
          ...typed({ amount: '250', hasLevels: true, stopLoss: '60000' }),
          says: 'orderForm:side.stopLoss.below',
        },
        neitherSide: {
          title: 'With a stop loss for neither side',
          ...typed({ ...byPercent, stopLoss: '0.000001' }),
          steps: [{ press: 'orderForm:risk.size.open' }, { see: 'orderForm:risk.levels.noSide' }],
          says: 'orderForm:risk.size.noSide',
        },
        sized: {
          title: 'Sized by risk',
          ...typed({ amount: '250', hasLevels: true, stopLoss: '66000' }),
          steps: [{ press: 'orderForm:risk.size.open' }],
          says: 'orderForm:risk.size.title',
        },
        empty: { title: 'Empty', says: 'orderForm.longHint' },
        repeat: {
          title: 'Empty, with the last order to repeat',
          ...typed({ amount: '250' }),
          steps: [LONG, { see: 'dashboard.createOrderSuccess' }, OPEN_FORM],
          says: { plain: '250 ×10' },
        },
        emptyDetailed: {
          title: 'Empty, every detail',
          storage: { futuresDetails: 'true' },
          says: 'orderForm.breakEven',
        },
      }),
      steps: [OPEN_FORM],
    },
    leverage: {
      ...on,
      title: 'Leverage',
      about:
        'Chooses the leverage of the next orders, and shows its effect on the order in the form. An arrow is disabled at its end.',
      alsoCalled: 'multiplier margin dialog',
      ...typed({ amount: '250' }),
      steps: [OPEN_FORM, { press: 'orderForm.leverage' }],
      says: 'dialogs:leverage.note',
      ...by('leverage', {
        lowest: { title: 'The lowest' },
        between: { title: 'Between the ends', storage: { leverage: String(LEVERAGES[1]) } },
        highest: { title: 'The highest', storage: { leverage: String(LEVERAGES.at(-1)) } },
        noAmount: { title: 'Without an amount', tab: {} },
      }),
    },
    problem: {
      ...on,
      title: 'A problem of a field',
      about: 'What the form says when an order cannot be sent as it was typed: each of the problems the product knows.',
      alsoCalled: 'validation invalid error wrong field',
      says: 'orderForm.title',
      ...by(
        'problem',
        withForm({ ...PROBLEMS, pasted: { title: 'Not a number', steps: [PASTE], says: 'ui.refused.noNumber' } }),
      ),
    },
    everythingWrong: {
      ...on,
      title: 'Everything wrong',
      about: 'The longest form there is: a limit order with both levels, and every field but the price wrong.',
      alsoCalled: 'validation invalid error',
      ...typed({
        kind: 'limit',
        amount: '9999999999.99',
        price: '9999999999.99',
        stopLoss: '9999999999.99',
        takeProfit: '0.01',
        hasLevels: true,
      }),
      steps: [OPEN_FORM, LONG],
      says: 'dashboard.balanceNotEnough',
    },
    heldBack: {
      ...on,
      title: 'Submitting blocked',
      about: 'Nothing can be sent now, regardless of the form: each of the reasons.',
      says: 'orderForm.title',
      ...by('reason', withForm(BLOCKS)),
    },
    draft: {
      ...on,
      title: 'Order from a link',
      about: 'A link has filled in the form, or offers to: the trader is asked to check every value.',
      page: `${BTC}?side=short&amount=100&sl=70000`,
      says: 'orderForm:draftLink.text',
      steps: [OPEN_FORM],
      ...by('draft', {
        taken: { title: 'Filled in' },
        bad: {
          title: 'With every remark',
          page: `${BTC}?side=long&kind=market&price=66000.123&amount=99999&leverage=37&sl=none&tp=69000`,
          steps: [{ see: ['orderForm:draftLink.unreadable', { field: '…' }] }, { see: 'orderForm:draftLink.noPrice' }],
          says: ['orderForm:draftLink.tooMuch', { available: '…', currency: 'KXT' }],
        },
        offered: { title: 'Beside a typed one', ...typed({ amount: '55' }), says: 'orderForm:draftLink.offer' },
      }),
    },
  },
}
