import { USER_FUTURES_CONFIG } from '../../src/api/user.ts'
import { LEVERAGES } from '../../src/constants/limits.ts'
import type { FieldText } from './describeFields.ts'
import { CONTEST_ID, MARKET } from './schemaTexts.ts'

const USER_TOKEN = 'From createContestToken, or from the webview’s address.'
const NOT_OURS = 'the app does not call it'
const PAY_CODE = 'Six digits from the wallet page of the main site.'

interface OrderOf {
  orderId: string
  market: string
}

/** What the sample requests need to know: two open positions of the trader, and a contest that is running. */
export interface Sampled {
  open: OrderOf
  other: OrderOf
  contestId: string
  contestUserToken: string
}

/** What a request that must be refused needs to know: a market at its price, an order it would take, a contest if there is one. */
export interface Refusable {
  market: string
  price: string
  order: object
  contestId: string | null
}

interface CallFacts {
  /** Purpose of the call. */
  text: string
  /** Text key of its error messages, with the codes below it: of common.yaml, or of another file, 'dialogs:addTPSL.error'. Specification §8. */
  codes?: string
  /** Why the conformance checks never make it. */
  notChecked?: string
  /** Description of each field of request and response; for optional response fields also what is lost without it. */
  request?: Record<string, string>
  answer?: Record<string, FieldText>
  /** A good request, for the example in the document and as a base of the tests; without it, an empty one. */
  sample?: (sampled: Sampled) => object
  /** Requests of a change that the exchange must refuse, for the conformance checks; null if this exchange has no subject for one. */
  refused?: Record<string, (known: Refusable) => object | null>
}

/** The orders' market in the samples. */
const SAMPLE_MARKET = 'BTC-USDC'
const ofOrder = ({ orderId, market }: OrderOf) => ({ orderId, market })
/** An order that does not exist. */
const nowhere = ({ market }: Refusable) => ({ orderId: '0', market })

/** What papers and checks need to know of the calls, by name in src/api. Not next to the schemas, which are part of the first page's code. */
export const CALL_FACTS: Readonly<Record<string, CallFacts>> = {
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
    sample: () => ({ market: SAMPLE_MARKET }),
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
    sample: ({ open }) => ofOrder(open),
    refused: { 'closing an order that is not there': nowhere },
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
    answer: {
      orderId: [
        'Of the new order. It tells the order whose answer was lost from any other.',
        'After a lost answer the order is recognised by its content alone',
      ],
    },
    sample: () => ({ market: SAMPLE_MARKET, type: 'LONG', leverage: LEVERAGES[0], amount: '100', stopLoss: '1000' }),
    refused: {
      'an order of 0': ({ order }) => ({ ...order, amount: '0' }),
      'a leverage of 7': ({ order }) => ({ ...order, leverage: 7 }),
      'a stop loss above the price of a LONG': ({ order, price }) => ({
        ...order,
        stopLoss: `${Math.ceil(Number(price) * 2)}`,
      }),
    },
  },
  editOrder: {
    text: 'Sets the stop-loss and take-profit of an order, both at once: one that is not sent is removed.',
    codes: 'addTPSL.error',
    request: {
      orderId: 'Of the order.',
      market: 'Its market.',
      stopLoss: 'The new level; not sent: none.',
      takeProfit: 'The new level; not sent: none.',
    },
    sample: ({ other }) => ofOrder(other),
    refused: { 'editing an order that is not there': nowhere },
  },
  listOrders: {
    text: 'The user’s orders of one market, or of all: pending, open and closed. Asked every 3 seconds on the trading page; code 9000 starts the login.',
    request: { market: 'Only orders of this market; not sent: of all.' },
    answer: { orders: 'In any order.' },
    sample: () => ({ market: SAMPLE_MARKET }),
  },
  checkWalletEvent: {
    text: 'How a payment goes. Asked every 2 seconds until its state is final.',
    codes: 'resetModal.payError',
    notChecked: 'follows a payment',
    request: { eventId: 'Of the payment.' },
    answer: {
      state: 'DONE, PAYMENT_FAILED or FAIL; anything else means: wait.',
      code: ['Why it failed, with FAIL.', 'The words are those of a general error'],
    },
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
    answer: {
      list: 'The first entry is the balance; none where it is not activated.',
      initialized: 'Whether the balance was activated.',
    },
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
    sample: ({ contestId, contestUserToken }) => ({ contestId, contestUserToken }),
  },
  getContest: {
    text: 'A contest with its leaderboard, as anybody sees it.',
    request: { contestId: CONTEST_ID },
    sample: ({ contestId }) => ({ contestId }),
  },
  joinContest: {
    text: 'Takes part in a contest. The token says who.',
    codes: 'joinModal.error',
    notChecked: 'cannot be undone: asked with a wrong token only',
    request: { contestId: CONTEST_ID, contestUserToken: USER_TOKEN },
    sample: ({ contestId, contestUserToken }) => ({ contestId, contestUserToken }),
    refused: {
      'joining with a wrong token': ({ contestId }) =>
        contestId === null ? null : { contestId, contestUserToken: 'no-such-token' },
    },
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
    sample: () => ({ agreement: 'FUTURES' }),
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
    sample: () => ({ id: USER_FUTURES_CONFIG }),
  },
  getUserProfile: {
    text: 'What decides whether the user may trade futures.',
    answer: {
      isInEu: 'In the EU futures need KYC.',
      hasKyc: 'Whether the user is identified.',
      agreements: ['What the user has accepted.', 'The terms count as not accepted: the user is asked again'],
      'agreements.futuresConfirmationDate': [
        'When the futures terms were accepted; null: not yet.',
        'The terms count as not accepted: the user is asked again',
      ],
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
    sample: () => ({ contractRollover: true }),
  },
  getFuturesProfile: {
    text: 'The user’s choice of rollover, and when the next one is.',
    answer: {
      nextRolloverDate: ['The next rollover; null: none is set.', 'No date is shown'],
      contractRollover: 'True: contracts are rolled over, false: they are closed.',
    },
  },
}

/** Throws if there are none. */
export function callFacts(name: string): CallFacts {
  const facts = CALL_FACTS[name]
  if (facts === undefined) throw new Error(`scripts/openapi/callFacts.ts says nothing of ${name}`)
  return facts
}

export const TAG_TEXTS: Record<string, string> = {
  Markets: 'Futures markets, prices and fee rates.',
  Orders: 'Orders through their whole life: pending order, position, closed trade.',
  Balance: 'The virtual futures balance in KXT, and payments by pay code.',
  Contests: 'Contests by the return on one trade.',
  User: 'The user’s profile, choices and session.',
}
