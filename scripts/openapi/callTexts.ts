import { LEVERAGES } from '../../src/constants/limits.ts'
import type { FieldText } from './described.ts'
import { CONTEST_ID, MARKET } from './schemaTexts.ts'

const USER_TOKEN = 'From createContestToken, or from the webview’s address.'
const NOT_OURS = 'the app does not call it'
const PAY_CODE = 'Six digits from the wallet page of the main site.'

interface CallText {
  /** Purpose of the call. */
  text: string
  /** Text key of its error messages: a key of common.yaml, with the codes below it. Specification §8. */
  codes?: string
  /** Why the conformance checks never make it. */
  notChecked?: string
  /** Description of each field of request and response; for optional response fields also what is lost without it. */
  request?: Record<string, string>
  answer?: Record<string, FieldText>
}

/** Descriptions of the calls, by name in src/api. Not next to the schemas, which are part of the first page's code. */
export const CALL_TEXTS: Readonly<Record<string, CallText>> = {
  listFeeRates: {
    text: 'The fee rates of all markets. Asked on the fees page.',
    answer: { list: 'One entry a market.' },
  },
  listMarkets: {
    text: 'All futures markets with their prices. Asked every 3 seconds while a page shows prices.',
    answer: { markets: 'One entry a market.' },
  },
  getPrice: {
    text: 'The price of one market. Asked every 3 seconds on the trading page; code 9000 starts the login.',
    request: { market: MARKET },
    answer: { price: 'The price of the moment.' },
  },
  listPrices: {
    text: 'The prices of all markets. Public; the app itself asks for the market list instead.',
    notChecked: NOT_OURS,
    answer: { prices: 'One entry a market.', 'prices.market': MARKET, 'prices.price': 'The price of the moment.' },
  },
  closeOrder: {
    text: 'Closes a position at the price of the moment, or cancels a pending order.',
    codes: 'closeOrder.error',
    request: { orderId: 'Of the order.', market: 'Its market.' },
  },
  createOrder: {
    text: 'Opens a position, at once or at a limit price. Never sent twice by the app on its own.',
    codes: 'dashboard.createOrder.error',
    request: {
      market: MARKET,
      type: 'The side.',
      amount: 'The margin, in KXT.',
      leverage: `${LEVERAGES.slice(0, -1).join(', ')} or ${LEVERAGES.at(-1)}.`,
      price: 'The limit; a market order has none.',
      stopLoss: 'Price at which a loss is cut.',
      takeProfit: 'Price at which a gain is taken.',
    },
    answer: { orderId: ['Of the new order. It tells the order whose answer was lost from any other.', 'After a lost answer the order is recognised by its content alone'] },
  },
  editOrder: {
    text: 'Sets the stop-loss and take-profit of an order, both at once: one that is not sent is removed.',
    codes: 'addTPSL.error',
    request: { orderId: 'Of the order.', market: 'Its market.', stopLoss: 'The new level; not sent: none.', takeProfit: 'The new level; not sent: none.' },
  },
  listOrders: {
    text: 'The user’s orders of one market, or of all: pending, open and closed. Asked every 3 seconds on the trading page; code 9000 starts the login.',
    request: { market: 'Only orders of this market; not sent: of all.' },
    answer: { orders: 'In any order.' },
  },
  checkWalletEvent: {
    text: 'How a payment goes. Asked every 2 seconds until its state is final.',
    codes: 'resetModal.payError',
    notChecked: 'follows a payment',
    request: { eventId: 'Of the payment.' },
    answer: { state: 'DONE, PAYMENT_FAILED or FAIL; anything else means: wait.', code: ['Why it failed, with FAIL.', 'The words are those of a general error'] },
  },
  initializeWallet: {
    text: 'Activates the futures balance with a pay code.',
    codes: 'resetModal.initError',
    notChecked: 'wants a payment',
    request: { payCode: PAY_CODE },
    answer: { eventId: 'Of the payment, for checkWalletEvent.' },
  },
  listWallets: {
    text: 'The futures balance.',
    answer: { list: 'The first entry is the balance; none where it is not activated.', initialized: 'Whether the balance was activated.' },
  },
  resetWallet: {
    text: 'Resets the futures balance with a pay code.',
    codes: 'resetModal.resetError',
    notChecked: 'wants a payment, and closes every position',
    request: { payCode: PAY_CODE },
    answer: { eventId: 'Of the payment, for checkWalletEvent.' },
  },
  getContestForUser: {
    text: 'A contest as its contestant sees it. The token says who asks; on code 403 the app asks again without it.',
    request: { contestId: CONTEST_ID, contestUserToken: USER_TOKEN },
  },
  getContest: {
    text: 'A contest with its leaderboard, as anybody sees it.',
    request: { contestId: CONTEST_ID },
  },
  joinContest: {
    text: 'Takes part in a contest. The token says who.',
    codes: 'joinModal.error',
    notChecked: 'cannot be undone: asked with a wrong token only',
    request: { contestId: CONTEST_ID, contestUserToken: USER_TOKEN },
  },
  listActiveContests: {
    text: 'Contests that run or are to come.',
    answer: { list: 'In any order.' },
  },
  listHistoryContests: {
    text: 'Contests that are over.',
    answer: { list: 'In any order.' },
  },
  createContestToken: {
    text: 'A token that says who the user is to the contest calls.',
    answer: { contestUserToken: 'The token.' },
  },
  terminateAfter401: {
    text: 'Ends the session after a 401. Sent once, and its own failure is ignored.',
    notChecked: 'ends the session the checks use',
  },
  addAgreement: {
    text: 'Keeps that the user accepts the futures terms.',
    notChecked: 'cannot be undone',
    request: { agreement: 'Which terms.' },
  },
  terminateSession: {
    text: 'Ends the session: from the Logout item, and before a login.',
    notChecked: 'ends the session the checks use',
  },
  checkAvailability: {
    text: 'Whether futures are shown to the user at all.',
    answer: { tabVisibility: 'False sends the user back to the main site.' },
  },
  getUserConfiguration: {
    text: 'A named part of the user’s configuration.',
    request: { id: '“userFuturesConfig”.' },
    answer: { data: 'The part.', 'data.contestsVisibility': 'Whether contests are shown.' },
  },
  getUserProfile: {
    text: 'What decides whether the user may trade futures.',
    answer: {
      isInEu: 'In the EU futures need KYC.',
      hasKyc: 'Whether the user is identified.',
      agreements: ['What the user has accepted.', 'The terms count as not accepted: the user is asked again'],
      'agreements.futuresConfirmationDate': ['When the futures terms were accepted; null: not yet.', 'The terms count as not accepted: the user is asked again'],
    },
  },
  createAccount: {
    text: 'Creates a futures account. The main site’s; the app does not call it.',
    notChecked: NOT_OURS,
  },
  getOpenGame: {
    text: 'The open game. The main site’s; the app does not call it, and a 401 of it ends no session.',
    notChecked: NOT_OURS,
  },
  setContractRollover: {
    text: 'Whether the user’s contracts are rolled over.',
    request: { contractRollover: 'True: rolled over.' },
  },
  getFuturesProfile: {
    text: 'The user’s choice of rollover, and when the next one is.',
    answer: { nextRolloverDate: ['The next rollover; null: none is set.', 'No date is shown'], contractRollover: 'True: contracts are rolled over, false: they are closed.' },
  },
}

/** Throws if it has no description. */
export function callText(name: string): CallText {
  const text = CALL_TEXTS[name]
  if (text === undefined) throw new Error(`scripts/openapi/callTexts.ts says nothing of ${name}`)
  return text
}

export const TAG_TEXTS: Record<string, string> = {
  Markets: 'Futures markets, prices and fee rates.',
  Orders: 'Orders through their whole life: pending order, position, closed trade.',
  Balance: 'The virtual futures balance in KXT, and payments by pay code.',
  Contests: 'Contests by the return on one trade.',
  User: 'The user’s profile, choices and session.',
}
