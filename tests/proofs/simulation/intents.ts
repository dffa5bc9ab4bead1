import { PAY_CODES } from '../../../sandbox/codes.ts'
import {
  type Act,
  type Target,
  calm,
  changes,
  comeBack,
  doze,
  either,
  elsewhere,
  inOther,
  KNOWN,
  LATER,
  logInAsOther,
  open,
  press,
  reads,
  second,
  sleep,
  slow,
  SOON,
  strike,
  tab,
  twice,
  wait,
  width,
  write,
  writeOwn,
} from './acts.ts'
import { TOKEN } from './setting.ts'

/** Steps in their order, which may stand in groups. */
type Intent = readonly (Act | Intent)[]
export const actsOf = (intent: Intent): Act[] =>
  intent.flatMap((one) => (typeof one === 'function' ? one : actsOf(one)))

const DIALOG = '[role=dialog]'
const AMOUNT: Target = { role: 'textbox', says: /^(Amount|Kwota)/, in: 'form', at: 'first' }
const SIDE: Target = { says: /^(LONG|SHORT)/ }
const LONG: Target = { says: /^LONG/, at: 'first' }
const TICKET: Target = { says: /^(Open position|Otwórz pozycję)/, at: 'first' }
const CLOSE: Target = { says: /^(Close|Zamknij|Cancel|Anuluj) \S+ (LONG|SHORT)/ }
const LEVELS: Target = { says: /^SL\/TP/ }
/** The main action of a window: its last button. */
const CONFIRM: Target = { role: 'button', in: DIALOG, at: 'last' }
const CHOICE: Target = { role: 'button', in: DIALOG }
/** Which orders to close, with their number. */
const WHICH: Target = { role: 'button', says: /[^\d]\d+$/, in: DIALOG }
const MORE: Target = { says: /^(More actions|Więcej działań)$/, at: 'first' }
const SEVERAL: Target = { says: /^(Close positions…|Cancel orders…|Zamknij pozycje…|Anuluj zlecenia…)/ }
const FIELD: Target = { role: 'textbox', in: DIALOG }
const NOTE: Target = { role: 'button', in: '[role=alert], [role=status], .side-notes', at: 'first' }
const MENU: Target = { says: /^Menu/, at: 'first' }
const LOG_OUT: Target = { says: /^(Log out|Wyloguj)/, at: 'first' }
const MARKETS: Target = { says: /USDC.*(Choose a market|Wybierz rynek)/, at: 'first' }
const MARKET: Target = { says: /^(BTC|ETH|SOL|ADA)USDC/, in: '[role=listbox]' }
const MARKET_LINK: Target = { role: 'link', says: /^[A-Z]+USDC$/ }
const MINE: Target = { says: /^(All markets|Wszystkie rynki)$/, at: 'first' }

const TRADING = '/futures/market/BTC-USDC'
const CONTEST = `/futures/contests/1041?token=${TOKEN}`
const AMOUNTS = ['10', '25', '100', '50.5', '250'] as const
const PRICES = ['65000', '67000', '70000', '3300'] as const
const LEVEL_TEXTS = ['60000', '65000', '70000', '75000', '2500', '3300', '5', '2'] as const

const anyLoss = changes('held', 'lostBefore', 'lostAfter', 'malformedAfter', 'status502after', 'hang')
const refusal = changes('status500', 'status429', 'code9000')
const anyFate = either(anyLoss, anyLoss, changes('late'), refusal)
const mayArrive = changes('late', 'hang', 'lostAfter')
const noPrices = reads(1, 'hang', 'status500', 'lostBefore')

const escape = strike('Escape')
const closeWindow: Act = (scene) =>
  scene.world.tabs[scene.tab]?.page?.window.document.querySelector(DIALOG) ? escape(scene) : null
/** Back to the trading page, without open windows. */
const ready: Intent = [
  closeWindow,
  (scene) => {
    const page = scene.world.tabs[scene.tab]?.page
    if (!page) return comeBack(scene)
    return page.window.location.pathname.includes('/market/') ? null : open(TRADING)(scene)
  },
]
const ticket: Intent = [ready, press(TICKET), write(AMOUNT, AMOUNTS)]
/** The form is empty after an order, so the same order is typed again. */
const same: Intent = [press(TICKET), write(AMOUNT, ['25'])]
const again = either(press(NOTE, LATER), press(LONG, LATER), twice(press(LONG, LATER)))
/** If this market has no orders, those of all markets. */
const toOrders: Act = (scene) => (press(CLOSE)(scene) ? null : press(MINE)(scene))
const closing: Intent = [ready, toOrders, press(CLOSE), press(CONFIRM, SOON)]
/** Chooses which orders to close. */
const several: Intent = [ready, press(MORE), press(SEVERAL), press(WHICH)]
const alerts = press({ says: /^(Alerts|Alerty) / })
const rollover = press({ says: /(Contract rollover|Rolowanie kontraktów)$/ })
const reset = press({ says: /^(Reset the balance|Zresetuj saldo)/ })
const leverage = press({ says: /^(Leverage|Dźwignia)/ })
const openers = [MENU, MARKETS, CLOSE, LEVELS, MORE].map((target) => press(target))
const opener = either(...openers, leverage, alerts, reset, rollover)
const language = press({ says: /^(EN, English|PL, polski)/ })
const logOut: readonly Act[] = [press(MENU, SOON), press(LOG_OUT, SOON), press(CONFIRM, SOON)]
const leaves: Intent = [logOut, wait([3_000, 6_000])]
const leavesInOther: Intent = [...logOut.map((act) => inOther(act)), wait([5_000, 6_000])]
/** An amount that identifies this user, left in the form. */
const draftOwn: Intent = [press(TICKET), writeOwn(AMOUNT), closeWindow]
/** Another user of the browser comes, and opens the form. */
const otherComes: Intent = [logInAsOther, ready, press(TICKET), wait(LATER)]

/** What traders intend to do, and what happens in between. A seed starts with its own intent and continues with others. */
export const intents: readonly Intent[] = [
  // An order with a lost response, and the same order again.
  [ready, same, anyLoss, press(LONG, KNOWN), calm, again, wait(LATER), same, press(LONG, LATER)],
  [ready, same, anyLoss, press(LONG, [8_000, 14_000]), calm, same, press(LONG, LATER), press(NOTE), press(LONG, LATER)],
  [
    [ready, same, changes('lostBefore'), press(LONG, KNOWN)],
    [changes('lostAfter', 'late', 'fine'), again, wait(KNOWN), calm, same, press(LONG, LATER)],
  ],
  [ready, same, changes('held'), press(LONG, KNOWN), again, wait(KNOWN), calm, same, press(LONG, LATER)],
  // Slow, failing or inconclusive checks while a response is missing.
  [
    [ticket, changes('late', 'held', 'lostAfter'), reads(0.5, 'late', 'status500', 'malformed', 'odd')],
    [press(LONG, KNOWN), again, wait(KNOWN), calm, wait(LATER)],
  ],
  // Impatience: repeated clicks, and other ones at once.
  [ticket, either(calm, slow, anyFate), twice(press(SIDE, SOON)), twice(press(SIDE, SOON)), wait(KNOWN), calm],
  [
    [ticket, anyFate, press(SIDE, LATER), either(width, language, press(MARKET_LINK), tab('back')), wait(LATER)],
    [press(SIDE, LATER), calm, wait(KNOWN)],
  ],
  [
    [ready, press(TICKET), press({ says: /^Limit$/, at: 'first' }), write(AMOUNT, AMOUNTS)],
    [write({ says: /^(Limit price|Cena limit)/, at: 'first' }, PRICES), anyLoss, press(SIDE, KNOWN), calm, again],
  ],
  // Closing orders.
  [anyFate, closing, wait(LATER), press(CONFIRM), press(CONFIRM, KNOWN), calm, press(CONFIRM), wait(LATER)],
  [anyLoss, ready, press(CLOSE), twice(press(CONFIRM, SOON)), wait(KNOWN), either(calm, anyLoss), closing, calm],
  [
    [several, anyFate, press(CONFIRM), press(CONFIRM, LATER), either(press(CONFIRM), press(CHOICE), wait(LATER))],
    [wait(KNOWN), calm, press(CONFIRM), wait(KNOWN)],
  ],
  // The list from before a close arrives after the refresh that follows it.
  [
    [calm, reads(0.4, 'late'), closing, wait(LATER), closing, wait(LATER)],
    [several, press(CONFIRM, LATER), press(CONFIRM, LATER), wait(LATER), calm],
  ],
  // TP/SL, a paid reset, rollover, a contest, a link.
  [
    [ready, press(LEVELS), write(FIELD, LEVEL_TEXTS), write(FIELD, LEVEL_TEXTS), anyFate],
    [press(CONFIRM, LATER), wait(KNOWN), calm, press(CONFIRM), wait(LATER)],
  ],
  [
    [ready, reset],
    write(FIELD, [PAY_CODES.valid, PAY_CODES.valid, PAY_CODES.paymentFailed]),
    [anyFate, either(press(CONFIRM, KNOWN), twice(press(CONFIRM, KNOWN))), calm, press(CONFIRM, LATER), wait(KNOWN)],
  ],
  [rollover, press(CHOICE), anyFate, press(CONFIRM, LATER), wait(LATER), calm, press(CONFIRM)],
  [
    [press(MENU), press({ role: 'link', says: /^(Contests|Konkursy)$/ }, LATER)],
    [press({ says: /^(Join now|Dołącz)/ }), anyFate, press(CONFIRM, LATER), press(CONFIRM, KNOWN), calm, wait(LATER)],
  ],
  [ticket, open(`${TRADING}?side=short&amount=55`), wait(LATER), press(SIDE, LATER)],
  // The session ends, also during a change, and a user logs in again.
  [open(CONTEST), wait(LATER), elsewhere(6_000), wait([60_000, 70_000]), comeBack, wait(LATER)],
  [open(CONTEST), wait(LATER), leaves, comeBack, wait(LATER)],
  [slow, wait(LATER), logOut, wait([5_000, 9_000]), comeBack, calm],
  [ticket, mayArrive, press(SIDE, SOON), leaves, comeBack, calm, wait(KNOWN)],
  [mayArrive, closing, wait(LATER), elsewhere(6_000), comeBack, calm, wait(KNOWN)],
  [several, press(CONFIRM), elsewhere(0), press(CONFIRM, LATER), comeBack, wait(LATER)],
  [
    [second, ready, toOrders, changes('held'), press(CLOSE), press(CONFIRM, SOON)],
    [leavesInOther, inOther(comeBack), calm, wait(KNOWN)],
  ],
  [
    [ticket, changes('hang', 'late', 'fine'), press(SIDE, SOON), reads(0.4, 'status401', 'code9000')],
    [wait([4_000, 9_000]), calm, comeBack, wait(LATER)],
  ],
  // Another user logs in after one who has left a draft, an alert, a pending order, or a second tab open; then the first one again.
  [ready, draftOwn, leaves, otherComes, closeWindow, leaves, otherComes],
  [
    [ready, alerts, writeOwn(FIELD), press({ says: /^(Set|Ustaw)/, in: DIALOG }), closeWindow],
    [elsewhere(6_000), logInAsOther, ready, alerts, wait(LATER)],
  ],
  [ticket, mayArrive, press(SIDE, SOON), closeWindow, leaves, logInAsOther, calm, wait(KNOWN)],
  [
    [second, ready, draftOwn, leavesInOther, inOther(logInAsOther), wait([4_000, 7_000])],
    [ready, press(TICKET), wait(LATER)],
  ],
  [second, ready, changes('late', 'held'), closing, leavesInOther, inOther(logInAsOther), calm, wait(KNOWN)],
  // Away for a while, also during a change; a click at waking, before any response.
  [ticket, anyFate, press(SIDE, SOON), sleep, wait(KNOWN), calm, wait(LATER)],
  [ticket, anyLoss, press(SIDE, SOON), tab('hide', KNOWN), tab('show'), calm, wait(LATER)],
  [ticket, doze, press(SIDE, LATER), wait(LATER)],
  [ready, press(CLOSE), doze, press(CONFIRM, LATER), wait(LATER)],
  [wait([14_000, 20_000]), tab('hide', [25_000, 60_000]), tab('show')],
  // Two tabs.
  [
    [second, ticket, anyLoss, press(LONG, SOON)],
    [inOther(press(TICKET)), inOther(write(AMOUNT, AMOUNTS)), inOther(press(LONG, KNOWN)), calm, again, wait(LATER)],
  ],
  [second, anyFate, closing, inOther(press(CLOSE)), inOther(press(CONFIRM)), wait(KNOWN), calm, wait(LATER)],
  // Prices stop while an order is about to be sent, also when the market is switched; reads are refused.
  [ticket, noPrices, wait([9_000, 16_000]), press(SIDE, LATER), press(SIDE, LATER), calm, wait(LATER)],
  [
    [press(MINE), press(MARKET_LINK, LATER), ticket, noPrices],
    [press(MARKETS), press(MARKET, LATER), press(SIDE, SOON), press(SIDE, LATER), calm],
  ],
  [
    [several, press(CONFIRM), reads(1, 'lostBefore', 'status500'), changes('late', 'held', 'hang')],
    [press(CONFIRM, KNOWN), calm, wait(KNOWN), wait(KNOWN)],
  ],
  [reads(0.9, 'status429'), wait([4_000, 6_000]), ticket, press(SIDE), wait([6_000, 12_000]), calm, wait(LATER)],
  // Lists with an unreadable entry.
  [reads(0.6, 'odd'), wait([6_000, 9_000]), press(MINE, LATER), wait([6_000, 9_000]), calm],
  // Shortcuts outside every field; windows that are opened and closed, or left open while nobody acts.
  [
    [
      ready,
      escape,
      open(TRADING),
      strike('1', '2', '3', '4'),
      strike(...Array.from('[]joph')),
      strike(...Array.from('als')),
    ],
    [escape, strike('1', '2', '3', '4'), strike('?', 'm')],
  ],
  [ready, opener, escape, opener, escape],
  [calm, ready, opener, wait([65_000, 90_000])],
]
