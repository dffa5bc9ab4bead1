import { listMarkets } from '../../../src/api/market.ts'
import { listWallets } from '../../../src/api/wallet.ts'
import { LEVERAGES } from '../../../src/constants/limits.ts'
import type { OrderBlock } from '../../../src/domain/order-form/orderBlock.ts'
import type { OrderFormValues } from '../../../src/domain/order-form/orderDraft.ts'
import type { Problem } from '../../../src/domain/order-form/orderProblem.ts'
import { FORM_IS_SHEET_UNDER_PX } from '../../view/size.ts'
import { BTC, eachWith, noPrice, PAUSE } from '../answers.ts'
import type { Area, Choice, ScreenText, Step } from '../types.ts'

/** On a phone the form is behind a button. */
export const OPEN_FORM: Step = { press: 'orderForm.openPosition', onlyUnder: FORM_IS_SHEET_UNDER_PX }
const LONG: Step = { pressAt: 'form[aria-label] .order-bar button:enabled' }
const PASTE: Step = { type: 'orderForm.amount', text: 'abc' }

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
/** What the form says of such a draft, after further steps. */
const draft = (
  title: string,
  form: Partial<OrderFormValues>,
  says: ScreenText,
  steps: readonly Step[] = [],
): Choice => ({ title, ...typed(form), steps, says })
/** The same when LONG is pressed. */
const pressed = (title: string, form: Partial<OrderFormValues>, says: ScreenText) => draft(title, form, says, [LONG])
const byPercent = { amount: '100', hasLevels: true, levelUnit: 'percent' } as const
const BOTH_LEVELS = { ...byPercent, amount: '250', stopLoss: '2', takeProfit: '5' }
const SIZE: Step = { press: 'orderForm:risk.size.open' }

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
  tooMuch: draft('Above the balance, typed', { amount: '99999999' }, [
    'dashboard.maxAmount',
    { amount: '…', currency: 'KXT' },
  ]),
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

/** The form a position is opened with. */
export const orderForm: Area = {
  name: 'orderForm',
  title: 'Order form',
  part: 'main form[aria-label]',
  screens: {
    filled: {
      title: 'Filled in',
      about: 'The form as it is most often: market or limit, with an amount, and with stop loss and take profit.',
      says: 'orderForm.details',
      choices: {
        market: draft('Market order', { amount: '250' }, 'orderForm.liquidation'),
        limit: draft('Limit order', { kind: 'limit', amount: '250', price: '60000' }, 'orderForm.limitPrice'),
        atOnce: draft(
          'Limit that fills at once',
          { kind: 'limit', amount: '250', price: '90000' },
          'orderForm:side.fillsAtOnce',
        ),
        levels: draft('With both levels', BOTH_LEVELS, 'orderForm:risk.size.open'),
        detailed: {
          ...draft('With both levels, every detail', BOTH_LEVELS, 'levels.beforeFees'),
          storage: { futuresDetails: 'true' },
        },
        refused: draft(
          'With a stop loss that SHORT would refuse',
          { amount: '250', hasLevels: true, stopLoss: '60000' },
          'orderForm:side.stopLoss.below',
        ),
        neitherSide: draft(
          'With a stop loss for neither side',
          { ...byPercent, stopLoss: '0.000001' },
          'orderForm:risk.size.noSide',
          [SIZE, { see: 'orderForm:risk.levels.noSide' }],
        ),
        sized: draft(
          'Sized by risk',
          { amount: '250', hasLevels: true, stopLoss: '66000' },
          'orderForm:risk.size.title',
          [SIZE],
        ),
        empty: { title: 'Empty', says: 'orderForm.longHint' },
        repeat: draft('Empty, with the last order to repeat', { amount: '250' }, { plain: '250 ×10' }, [
          LONG,
          { see: 'dashboard.createOrderSuccess' },
          // The sheet of a phone closes.
          { passes: 1 },
          OPEN_FORM,
        ]),
        emptyDetailed: {
          title: 'Empty, every detail',
          storage: { futuresDetails: 'true' },
          says: 'orderForm.breakEven',
        },
      },
      steps: [OPEN_FORM],
    },
    leverage: {
      title: 'Leverage',
      about:
        'Chooses the leverage of the next orders, and shows its effect on the order in the form. An arrow is disabled at its end.',
      alsoCalled: 'multiplier margin dialog',
      ...typed({ amount: '250' }),
      steps: [OPEN_FORM, { press: 'orderForm.leverage' }],
      says: 'dialogs:leverage.note',
      choices: {
        lowest: { title: 'The lowest' },
        between: { title: 'Between the ends', storage: { leverage: String(LEVERAGES[1]) } },
        highest: { title: 'The highest', storage: { leverage: String(LEVERAGES.at(-1)) } },
        noAmount: { title: 'Without an amount', tab: {} },
      },
    },
    problem: {
      title: 'A problem of a field',
      about: 'What the form says when an order cannot be sent as it was typed: each of the problems the product knows.',
      alsoCalled: 'validation invalid error wrong field',
      says: 'orderForm.title',
      choices: withForm({
        ...PROBLEMS,
        pasted: { title: 'Not a number', steps: [{ passes: 1 }, PASTE], says: 'ui.refused.noNumber' },
      }),
    },
    everythingWrong: {
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
      title: 'Submitting blocked',
      about: 'Nothing can be sent now, regardless of the form: each of the reasons.',
      says: 'orderForm.title',
      choices: withForm(BLOCKS),
    },
    draft: {
      title: 'Order from a link',
      about: 'A link has filled in the form, or offers to: the trader is asked to check every value.',
      page: `${BTC}?side=short&amount=100&sl=70000`,
      says: 'orderForm:draftLink.text',
      steps: [OPEN_FORM],
      choices: {
        taken: { title: 'Filled in' },
        bad: {
          title: 'With every remark',
          page: `${BTC}?side=long&kind=market&price=66000.123&amount=99999&leverage=37&sl=none&tp=69000`,
          steps: [{ see: ['orderForm:draftLink.unreadable', { field: '…' }] }, { see: 'orderForm:draftLink.noPrice' }],
          says: ['orderForm:draftLink.tooMuch', { available: '…', currency: 'KXT' }],
        },
        offered: draft('Beside a typed one', { amount: '55' }, 'orderForm:draftLink.offer'),
      },
    },
  },
}
