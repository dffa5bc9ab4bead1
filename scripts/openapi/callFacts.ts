import { USER_FUTURES_CONFIG } from '../../src/api/user.ts'
import { LEVERAGES } from '../../src/constants/limits.ts'
import type { FieldText } from './describeFields.ts'
import { CONTEST_ID, MARKET } from './schemaTexts.ts'

const USER_TOKEN = 'The user’s contest token: from createContestToken, or from the address of the webview.'
const NOT_OURS = 'the app does not call it'
const PAY_CODE = 'Six digits, shown on the wallet page of the main site.'

interface OrderOf {
  orderId: string
  market: string
}

/** What the sample requests need to know: two open positions of the trader, and a contest that is running. */
interface Sampled {
  open: OrderOf
  other: OrderOf
  contestId: string
  contestUserToken: string
}

/** What a request that must be refused needs to know: a market at its price, an order it would take, a contest if there is one. */
interface Refusable {
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
    text: 'Lists the fee rates of all markets, for the fees page.',
    answer: { list: 'One entry per market.' },
  },
  listMarkets: {
    text: 'Lists all futures markets with their prices. Polled with every refresh while a page shows prices.',
    answer: { markets: 'One entry per market.' },
  },
  getPrice: {
    text: 'Returns the price of one market. Polled with every refresh on the trading page; code 9000 starts the login.',
    request: { market: MARKET },
    answer: { price: 'The current price.' },
    sample: () => ({ market: SAMPLE_MARKET }),
  },
  listPrices: {
    text: 'Lists the prices of all markets. Public; the app itself uses listMarkets.',
    notChecked: NOT_OURS,
    answer: { prices: 'One entry per market.', 'prices.market': MARKET, 'prices.price': 'The current price.' },
  },
  closeOrder: {
    text: 'Closes a position at the current price, or cancels a pending order.',
    codes: 'closeOrder.error',
    request: { orderId: 'The order to close.', market: 'The order’s market.' },
    sample: ({ open }) => ofOrder(open),
    refused: { 'closing an order that is not there': nowhere },
  },
  createOrder: {
    text: 'Places a market or limit order. The app never repeats the request by itself.',
    codes: 'dashboard.createOrder.error',
    request: {
      market: MARKET,
      type: 'LONG or SHORT.',
      amount: 'The margin, in KXT.',
      leverage: `${LEVERAGES.slice(0, -1).join(', ')} or ${LEVERAGES.at(-1)}.`,
      price: 'The limit price; omitted for a market order.',
      stopLoss: 'Stop-loss price.',
      takeProfit: 'Take-profit price.',
    },
    answer: {
      orderId: [
        'Id of the new order. Tells it apart from other orders when it is verified.',
        'A verified order is recognised by its content alone',
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
    text: 'Replaces the stop loss and take profit of an order; an omitted one is removed.',
    codes: 'addTPSL.error',
    request: {
      orderId: 'The order to edit.',
      market: 'The order’s market.',
      stopLoss: 'The new stop-loss price; omitted to remove it.',
      takeProfit: 'The new take-profit price; omitted to remove it.',
    },
    sample: ({ other }) => ofOrder(other),
    refused: { 'editing an order that is not there': nowhere },
  },
  listOrders: {
    text: 'Lists the user’s orders of one market, or of all: pending, open and closed. Polled with every refresh on the trading page; code 9000 starts the login.',
    request: { market: 'Only orders of this market; omitted for all markets.' },
    answer: { orders: 'In any order.' },
    sample: () => ({ market: SAMPLE_MARKET }),
  },
  checkWalletEvent: {
    text: 'Returns the state of a payment. Polled every 2 seconds until it is final.',
    codes: 'resetModal.payError',
    notChecked: 'follows a payment, which --pay-code makes',
    request: { eventId: 'The payment.' },
    answer: {
      state: 'DONE, PAYMENT_FAILED or FAIL are final; any other state is pending.',
      code: ['Reason of a FAIL.', 'The message of a general error is shown'],
    },
  },
  initializeWallet: {
    text: 'Activates the futures balance with a pay code.',
    codes: 'resetModal.initError',
    notChecked: 'wants a payment: --pay-code, and a balance that is not active yet',
    request: { payCode: PAY_CODE },
    answer: { eventId: 'Id of the payment, for checkWalletEvent.' },
  },
  listWallets: {
    text: 'Returns the futures balance.',
    answer: {
      list: 'The first entry is the balance; empty before activation.',
      initialized: 'Whether the balance is activated.',
    },
  },
  resetWallet: {
    text: 'Resets the futures balance with a pay code.',
    codes: 'resetModal.resetError',
    notChecked: 'wants a payment, and closes every position: --pay-code',
    request: { payCode: PAY_CODE },
    answer: { eventId: 'Id of the payment, for checkWalletEvent.' },
  },
  getContestForUser: {
    text: 'Returns a contest as the token’s user sees it. After code 403 the app uses getContest.',
    request: { contestId: CONTEST_ID, contestUserToken: USER_TOKEN },
    sample: ({ contestId, contestUserToken }) => ({ contestId, contestUserToken }),
  },
  getContest: {
    text: 'Returns a contest with its leaderboard, as anybody sees it.',
    request: { contestId: CONTEST_ID },
    sample: ({ contestId }) => ({ contestId }),
  },
  joinContest: {
    text: 'Joins a contest; the token identifies the user.',
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
    text: 'Lists running and upcoming contests.',
    answer: { list: 'In any order.' },
  },
  listHistoryContests: {
    text: 'Lists ended contests.',
    answer: { list: 'In any order.' },
  },
  createContestToken: {
    text: 'Creates a token that identifies the user in the contest calls.',
    answer: { contestUserToken: 'The token.' },
  },
  terminateAfter401: {
    text: 'Ends the session after a 401. Sent once; its own failure is ignored.',
    notChecked: 'ends the session the checks use',
  },
  addAgreement: {
    text: 'Records the user’s acceptance of the futures terms.',
    notChecked: 'cannot be undone',
    request: { agreement: 'The accepted terms: FUTURES.' },
    sample: () => ({ agreement: 'FUTURES' }),
  },
  terminateSession: {
    text: 'Ends the session: on Log out, and before a login.',
    notChecked: 'ends the session the checks use',
  },
  checkAvailability: {
    text: 'Returns whether futures are available to the user.',
    answer: { tabVisibility: 'If false, the app sends the user back to the main site.' },
  },
  getUserConfiguration: {
    text: 'Returns one part of the user’s configuration.',
    request: { id: 'Name of the part: “userFuturesConfig”.' },
    answer: { data: 'The part.', 'data.contestsVisibility': 'Whether the user sees contests.' },
    sample: () => ({ id: USER_FUTURES_CONFIG }),
  },
  getUserProfile: {
    text: 'Returns what decides whether the user may trade futures.',
    answer: {
      isInEu: 'Whether the user is in the EU, where futures require KYC.',
      hasKyc: 'Whether the user’s identity is verified.',
      agreements: ['Terms that the user has accepted.', 'The terms count as not accepted: the user is asked again'],
      'agreements.futuresConfirmationDate': [
        'When the futures terms were accepted; null if not yet.',
        'The terms count as not accepted: the user is asked again',
      ],
    },
  },
  createAccount: {
    text: 'Creates a futures account. Used by the main site; the app does not call it.',
    notChecked: NOT_OURS,
  },
  getOpenGame: {
    text: 'Returns the open game. Used by the main site; the app does not call it, and its 401 ends no session.',
    notChecked: NOT_OURS,
  },
  setContractRollover: {
    text: 'Sets whether the user’s contracts are rolled over.',
    request: { contractRollover: 'True to roll contracts over, false to close them.' },
    sample: () => ({ contractRollover: true }),
  },
  getFuturesProfile: {
    text: 'Returns the user’s rollover setting and the date of the next rollover.',
    answer: {
      nextRolloverDate: ['Date of the next rollover; null if none is set.', 'No date is shown'],
      contractRollover: 'True if contracts are rolled over, false if they are closed.',
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
  Contests: 'Contests, ranked by the return on one trade.',
  User: 'The user’s profile, settings and session.',
}
