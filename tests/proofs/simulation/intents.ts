import type { DOMWindow } from 'jsdom'
import { PAY_CODES } from '../../../sandbox/codes.ts'
import { listMarkets } from '../../../src/api/market.ts'
import { CALM, type Fate, type Weather } from './network.ts'
import { oneOf, type Random } from './random.ts'
import { TOKEN } from './setting.ts'
import type { TimedStep } from './step.ts'
import { controlName, nameOf, type Control, controlsOf } from './user.ts'
import type { World } from './world.ts'

/** Input for the next step: what is offered now. */
interface Scene {
  world: World
  tab: number
  roll: Random
}
/** One intended step; null if the page does not offer it. */
export type Act = (scene: Scene) => TimedStep | null
/** Steps in their order, which may stand in groups. */
export type Intent = readonly (Act | Intent)[]
export const actsOf = (intent: Intent): Act[] =>
  intent.flatMap((one) => (typeof one === 'function' ? one : actsOf(one)))

/** Name of the control, in both languages. */
interface Target {
  role?: Control['role']
  says?: RegExp
  /** Selector of its container. */
  in?: string
  /** Index among several matches. Without it, any of them. */
  at?: 'first' | 'last'
}

const DIALOG = '[role=dialog]'
const AMOUNT: Target = { role: 'textbox', says: /^(Amount|Kwota)/, in: 'form', at: 'first' }
const PRICE: Target = { role: 'textbox', says: /^(Limit price|Cena limit)/, at: 'first' }
const LIMIT: Target = { says: /^Limit$/, at: 'first' }
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
const MARKETS: Target = { says: /USDC.*(Choose a market|Wybierz rynek)/, at: 'first' }
const MARKET: Target = { says: /^(BTC|ETH|SOL|ADA)USDC/, in: '[role=listbox]' }
const MINE: Target = { says: /^(All markets|Wszystkie rynki)$/, at: 'first' }

const LINK = '/futures/market/BTC-USDC?side=short&amount=55'
const CONTEST = `/futures/contests/1041?token=${TOKEN}`

const AMOUNTS = ['10', '25', '100', '50.5', '250'] as const
const PRICES = ['65000', '67000', '70000', '3300'] as const
const LEVEL_TEXTS = ['60000', '65000', '70000', '75000', '2500', '3300', '5', '2'] as const

function chosen({ world, tab, roll }: Scene, { role, says, in: place, at }: Target): TimedStep | null {
  const page = world.tabs[tab]?.page
  if (!page) return null
  const all = controlsOf(page.window)
  const fitting = all.filter(
    ({ element, role: its }) =>
      (!role || its === role) && (!says || says.test(nameOf(element))) && (!place || element.closest(place)),
  )
  const offer =
    at === 'first' ? fitting[0] : at === 'last' ? fitting.at(-1) : fitting.length > 0 ? oneOf(roll, fitting) : undefined
  return offer ? { do: 'press', tab, on: controlName(offer, all), thenMs: 400 } : null
}

type Times = readonly [least: number, most: number]
const within = (roll: Random, [least, most]: Times) => Math.round(least + roll() * (most - least))
const SOON: Times = [0, 300]
const LATER: Times = [600, 3_500]
/** The deadline of a request and the checks after it. */
const KNOWN: Times = [22_000, 36_000]

const press =
  (target: Target, times: Times = [400, 1_500]): Act =>
  (scene) => {
    const step = chosen(scene, target)
    return step && { ...step, thenMs: within(scene.roll, times) }
  }
const twice =
  (target: Target, times: Times = SOON): Act =>
  (scene) => {
    const step = press(target, times)(scene)
    return step?.do === 'press' ? { ...step, do: 'pressTwice' } : step
  }
const write =
  (target: Target, texts: readonly string[]): Act =>
  (scene) => {
    const step = chosen(scene, { role: 'textbox', ...target })
    return step?.do === 'press' ? { ...step, do: 'type', text: oneOf(scene.roll, texts), thenMs: 60 } : step
  }
const wait =
  (times: Times): Act =>
  ({ roll }) => ({ do: 'wait', thenMs: within(roll, times) })
const weather = (name: string, changed: Weather): TimedStep => ({ do: 'weather', name, weather: changed, thenMs: 0 })
const calm: Act = () => weather('calm', CALM)
/** Outcome of every change from now on, while reads succeed. */
const changes =
  (...fates: readonly Fate[]): Act =>
  ({ roll }) =>
    weather('changes', { ...CALM, changes: { [oneOf(roll, fates)]: 1 } })
/** The same, and sometimes a read ends this way, too. */
const reads =
  (share: number, ...fates: readonly Fate[]): Act =>
  ({ roll, world: { network } }) =>
    weather('reads', {
      ...network.weather,
      fates: { fine: 1 - share, [oneOf(roll, fates)]: share },
      changes: network.weather.changes ?? { fine: 1 },
    })
const slow: Act = () => weather('slow', { fates: { fine: 1 }, delayMs: [2_000, 7_000] })
/** For one call only. */
const only =
  (path: string, ...fates: readonly Fate[]): Act =>
  ({ roll }) =>
    weather('one call', { ...CALM, call: { path, fates: { [oneOf(roll, fates)]: 1 } } })
/** Slow enough that something happens in between, and fast enough to end. */
const unhurried: Act = () => weather('unhurried', { fates: { fine: 1 }, delayMs: [1_000, 2_500] })
const tab =
  (what: 'hide' | 'show' | 'reload' | 'back' | 'logIn' | 'offline' | 'online', times: Times = LATER): Act =>
  ({ world, tab: here, roll }) =>
    world.tabs[here]?.page || what === 'logIn' ? { do: what, tab: here, thenMs: within(roll, times) } : null
/** The other user of the browser logs in. */
const logInAsOther: Act = ({ world, tab: here, roll }) => {
  const { next, persona: first } = world.setting
  const as = world.persona === first ? next : first
  return world.tabs[here]?.page || !next || !as ? null : { do: 'logIn', tab: here, as, thenMs: within(roll, LATER) }
}
/** The same user logs in again, or sometimes the other one. */
const comeBack: Act = (scene) => (scene.roll() < 0.3 ? logInAsOther(scene) : tab('logIn')(scene))
/** Texts typed by each of the two, so that the other's are recognised. */
const writeOwn =
  (target: Target): Act =>
  (scene) =>
    write(target, [scene.world.persona === scene.world.setting.persona ? '271828.18' : '314159.26'])(scene)
const sleep =
  (ms: number): Act =>
  () => ({ do: 'sleep', ms, thenMs: 2_000 })
const clock =
  (ms: number): Act =>
  ({ roll }) => ({ do: 'clock', ms: roll() < 0.5 ? ms : -ms, thenMs: 1_000 })
const width: Act = ({ roll, tab: here }) => ({
  do: 'width',
  tab: here,
  width: oneOf(roll, [390, 768, 1440]),
  thenMs: 300,
})
const second: Act = ({ world, tab: here }) =>
  world.tabs.length > 1
    ? null
    : { do: 'openTab', width: world.tabs[here]?.view.width ?? 1440, address: '/futures/market/BTC-USDC', thenMs: 3_000 }
/** The other of two tabs. */
const inOther =
  (act: Act): Act =>
  (scene) =>
    scene.world.tabs.length > 1 ? act({ ...scene, tab: 1 - scene.tab }) : null
const isMarket = (window: DOMWindow) => window.location.pathname.includes('/market/')
const closeWindow: Act = ({ world, tab: here }) =>
  world.tabs[here]?.page?.window.document.querySelector(DIALOG)
    ? { do: 'key', tab: here, key: 'Escape', thenMs: 400 }
    : null
/** Back to the trading page, without open windows. */
const ready: Intent = [
  closeWindow,
  ({ world, tab: here, roll }) => {
    const page = world.tabs[here]?.page
    if (!page) return tab('logIn')({ world, tab: here, roll })
    return isMarket(page.window) ? null : { do: 'open', tab: here, address: '/futures/market/BTC-USDC', thenMs: 3_500 }
  },
]
/** A random one. */
const either =
  (...acts: readonly Act[]): Act =>
  (scene) =>
    oneOf(scene.roll, acts)(scene)
const open =
  (address: string): Act =>
  ({ world, tab: here }) =>
    world.tabs[here]?.page ? { do: 'open', tab: here, address, thenMs: 3_500 } : null
const language = press({ says: /^(EN, English|PL, polski)/ })
const LOG_OUT: Target = { says: /^(Log out|Wyloguj)/, at: 'first' }
const logOut: readonly Act[] = [press(MENU), press(LOG_OUT, [300, 2_000]), press(CONFIRM, [300, 2_000])]
/** Without a pause. */
const atOnce: readonly Act[] = [press(MENU, SOON), press(LOG_OUT, SOON), press(CONFIRM, SOON)]
const quickLogOut: Intent = [atOnce, wait([3_000, 6_000])]
const logOutInOther: Intent = atOnce.map((act) => inOther(act))
/** The device sleeps, and the first event after waking is a click. */
const doze: Act = ({ roll }) => ({ do: 'doze', ms: within(roll, [15_000, 600_000]), thenMs: 0 })
/** The session is ended in another browser; this one notices with its next request. */
const gone: Act = () => ({ do: 'logOutElsewhere', thenMs: 0 })
const elsewhere: Act = () => ({ do: 'logOutElsewhere', thenMs: 6_000 })
const strike =
  (keys: string): Act =>
  ({ tab: here, roll }) => ({
    do: 'key',
    tab: here,
    key: oneOf(roll, keys.split('')),
    thenMs: within(roll, [300, 1_200]),
  })
const escape: Act = ({ tab: here }) => ({ do: 'key', tab: here, key: 'Escape', thenMs: 600 })

const anyLoss = changes('held', 'lostBefore', 'lostAfter', 'malformedAfter', 'status502after', 'hang')
const anyFate = changes(
  'lostBefore',
  'lostAfter',
  'late',
  'hang',
  'malformedAfter',
  'status500',
  'status502after',
  'status429',
  'code9000',
)
const mayArrive = changes('late', 'hang', 'lostAfter')
const ticket: Intent = [ready, press(TICKET), write(AMOUNT, AMOUNTS)]
/** An amount that identifies this user, left in the form. */
const draftOwn: Intent = [press(TICKET), writeOwn(AMOUNT), closeWindow]
/** The form is empty after an order, so the same order is typed again. */
const same: Intent = [press(TICKET), write(AMOUNT, ['25'])]
/** If this market has none, those of all markets. */
const toOrders: Act = (scene) => (chosen(scene, CLOSE) ? null : press(MINE)(scene))
const closing: Intent = [ready, toOrders, press(CLOSE), press(CONFIRM, SOON)]
/** Chooses which orders to close. */
const several: Intent = [press(MORE), press(SEVERAL), press(WHICH)]
const alerts = press({ says: /^(Alerts|Alerty) / })
const rollover = press({ says: /(Contract rollover|Rolowanie kontraktów)$/ })
const marketLink = { role: 'link', says: /^[A-Z]+USDC$/ } as const
/** Another user of the browser comes, and opens the form. */
const otherComes: Intent = [logInAsOther, ready, press(TICKET), wait(LATER)]
const leaves: Intent = [logOut, wait(LATER)]
const again = either(press(NOTE, LATER), press(LONG, LATER), twice(LONG, LATER))
const noPrices = reads(1, 'hang', 'status500', 'lostBefore')

/** With slow lists, the user closes one order, another, and several. The list from before a close arrives after the refresh that follows it. */
export const whileListsAreSlow: Intent = [
  [calm, closing, wait(LATER), closing, wait(LATER)],
  [ready, several, press(CONFIRM, LATER), press(CONFIRM, LATER), wait(LATER)],
]

/** What traders intend to do, and what happens in between. A seed starts with its own intent and continues with others. */
export const intents: readonly Intent[] = [
  // An order with a lost response, and the same order again.
  [ready, same, anyLoss, press(LONG, KNOWN), calm, again, wait(LATER), same, press(LONG, LATER)],
  [
    [ready, same, changes('lostBefore'), press(LONG, KNOWN)],
    [changes('lostAfter', 'late', 'fine'), again, wait(KNOWN), calm, same, press(LONG, LATER)],
  ],
  [
    [ready, same, changes('lostAfter', 'malformedAfter', 'status502after'), press(LONG, [8_000, 14_000]), calm],
    [same, press(LONG, LATER), press(NOTE), press(LONG, LATER)],
  ],
  [ready, same, changes('held'), press(LONG, KNOWN), again, wait(KNOWN), calm, same, press(LONG, LATER)],
  [ready, same, changes('hang'), press(LONG, KNOWN), calm, same, press(LONG, LATER)],
  // A bad connection for longer.
  [ready, changes('held'), same, press(LONG, KNOWN), same, press(LONG, KNOWN), same, press(LONG, KNOWN), calm],
  [changes('held'), closing, wait(KNOWN), closing, wait(KNOWN), calm],
  // Impatience: repeated clicks.
  [ticket, either(calm, slow, anyFate), twice(SIDE), twice(SIDE), wait(KNOWN), calm, twice(SIDE), wait(LATER)],
  [ticket, slow, press(LONG, SOON), press(LONG, SOON), press(LONG, LATER), press(LONG, LATER), wait(KNOWN), calm],
  [
    [ticket, anyFate, press(SIDE, LATER), either(width, language, press(marketLink), tab('back')), wait(LATER)],
    [press(SIDE, LATER), calm, wait(KNOWN)],
  ],
  // Slow, failing or inconclusive checks while a response is missing.
  [
    [ticket, changes('late', 'held', 'lostAfter'), reads(0.5, 'late', 'status500', 'malformed', 'odd')],
    [press(LONG, KNOWN), again, wait(KNOWN), calm, wait(LATER)],
  ],
  // Closing orders.
  [anyFate, closing, wait(LATER), press(CONFIRM), press(CONFIRM, KNOWN), calm, press(CONFIRM), wait(LATER)],
  [anyLoss, press(CLOSE), twice(CONFIRM), wait(KNOWN), either(calm, anyLoss), closing, wait(KNOWN), calm],
  [
    [several, anyLoss, press(CONFIRM), press(CONFIRM, LATER), either(press(CONFIRM), press(CHOICE), wait(LATER))],
    [wait(KNOWN), calm, press(CONFIRM), wait(KNOWN)],
  ],
  [several, anyFate, press(CONFIRM), press(CONFIRM, KNOWN), calm, wait(LATER)],
  // TP/SL, a paid reset, rollover, a contest.
  [
    [press(LEVELS), write(FIELD, LEVEL_TEXTS), write(FIELD, LEVEL_TEXTS), anyFate],
    [press(CONFIRM, LATER), wait(KNOWN), calm, press(CONFIRM), wait(LATER)],
  ],
  [
    press({ says: /^(Reset the balance|Zresetuj saldo)/ }),
    write(FIELD, [PAY_CODES.valid, PAY_CODES.valid, PAY_CODES.paymentFailed]),
    [anyFate, either(press(CONFIRM, KNOWN), twice(CONFIRM, KNOWN)), calm, press(CONFIRM, LATER), wait(KNOWN)],
  ],
  [rollover, press(CHOICE), anyFate, press(CONFIRM, LATER), wait(LATER), calm, press(CONFIRM)],
  [
    [press(MENU), press({ role: 'link', says: /^(Contests|Konkursy)$/ }, LATER)],
    [press({ says: /^(Join now|Dołącz)/ }), anyFate, press(CONFIRM, LATER), press(CONFIRM, KNOWN), calm, wait(LATER)],
  ],
  [ticket, open(LINK), wait(LATER), press(SIDE, LATER)],
  [reads(1, 'hostile'), open(CONTEST), wait(LATER), calm],
  [open(CONTEST), wait(LATER), elsewhere, wait([60_000, 70_000]), comeBack, wait(LATER)],
  [open(CONTEST), wait(LATER), quickLogOut, comeBack, wait(LATER)],
  // The session ends during a change, and a user logs in again.
  [ticket, mayArrive, press(SIDE, LATER), either(...logOut), leaves, comeBack, calm, wait(KNOWN)],
  [mayArrive, closing, wait(LATER), elsewhere, comeBack, calm, wait(KNOWN)],
  [ticket, unhurried, press(SIDE, SOON), quickLogOut, comeBack, calm, wait(LATER)],
  [ready, several, press(CONFIRM), gone, press(CONFIRM, LATER), comeBack, wait(LATER)],
  [
    [second, ready, toOrders, changes('held'), press(CLOSE), press(CONFIRM, SOON)],
    [logOutInOther, wait([2_000, 4_500]), inOther(comeBack), calm, wait(KNOWN)],
  ],
  [slow, wait(LATER), logOut, wait([5_000, 9_000]), comeBack, calm],
  [
    [ticket, changes('hang', 'late', 'fine'), press(SIDE, SOON), reads(0.4, 'status401', 'code9000')],
    [wait([4_000, 9_000]), calm, comeBack, wait(LATER)],
  ],
  [
    changes('code9000', 'status500', 'status429'),
    // A control, or a step of closing.
    either(press({ says: /^(Simple|Uproszczony|Hide amounts|Ukryj kwoty)/ }), ...actsOf(closing)),
    [closing, press(CONFIRM, LATER), calm],
  ],
  // Another user logs in after one who has left a draft, an alert, a pending order, or a second tab open; then the first one again.
  [ready, draftOwn, leaves, otherComes, closeWindow, leaves, otherComes],
  [ready, draftOwn, elsewhere, otherComes],
  [
    [ready, alerts, writeOwn(FIELD), press({ says: /^(Set|Ustaw)/, in: DIALOG }), closeWindow],
    [elsewhere, logInAsOther, ready, alerts, wait(LATER)],
  ],
  [ticket, mayArrive, press(SIDE, SOON), closeWindow, leaves, logInAsOther, calm, wait(KNOWN)],
  [
    [second, ready, draftOwn, logOutInOther, wait([5_000, 6_000])],
    [inOther(logInAsOther), wait([4_000, 7_000]), ready, press(TICKET), wait(LATER)],
  ],
  [
    [second, ready, changes('late', 'held'), closing, logOutInOther, wait([5_000, 6_000])],
    [inOther(logInAsOther), calm, wait(KNOWN)],
  ],
  // Away for a while during a change.
  [ticket, anyFate, press(SIDE, SOON), sleep(600_000), wait(KNOWN), calm, wait(LATER)],
  [ticket, anyFate, press(SIDE, SOON), clock(600_000), wait(KNOWN), calm, wait(LATER)],
  [ticket, anyLoss, press(SIDE, SOON), tab('hide', KNOWN), tab('show'), calm, wait(LATER)],
  [tab('hide', [20_000, 60_000]), tab('show')],
  // Two tabs.
  [
    [second, ticket, anyLoss, press(LONG, SOON)],
    [inOther(press(TICKET)), inOther(write(AMOUNT, AMOUNTS)), inOther(press(LONG, KNOWN)), calm, again, wait(LATER)],
  ],
  [second, anyFate, closing, inOther(press(CLOSE)), inOther(press(CONFIRM)), wait(KNOWN), calm, wait(LATER)],
  // Network and price.
  [reads(0.9, 'status429'), wait([4_000, 6_000]), ticket, press(SIDE), wait([6_000, 12_000]), calm, wait(LATER)],
  [() => ({ do: 'down', thenMs: 100_000 }), ticket, press(SIDE, LATER), wait(LATER)],
  [ticket, noPrices, wait([9_000, 16_000]), press(SIDE, LATER), press(SIDE, LATER), calm, wait(LATER)],
  [
    [ready, press(TICKET), press(LIMIT), write(AMOUNT, AMOUNTS), write(PRICE, PRICES), press(SIDE)],
    [anyLoss, press(SIDE, KNOWN), calm, again],
  ],
  // Another market with values typed for the previous one.
  [
    [ready, press(TICKET), press(LIMIT), write(PRICE, PRICES), escape, press(MARKETS), press(MARKET, LATER)],
    [press(TICKET), write(AMOUNT, AMOUNTS), press(SIDE, LATER), press(LIMIT), press(SIDE, LATER)],
  ],
  [
    [press(MINE), press(marketLink, LATER), ticket, reads(1, 'hang', 'lostBefore', 'status500')],
    [press(MARKETS), press(MARKET, LATER), press(SIDE, SOON), press(SIDE, LATER), calm],
  ],
  // Prices stop while an order is about to be sent.
  [ready, press(CLOSE), noPrices, wait([9_500, 16_000]), press(CONFIRM, LATER), calm, wait(LATER)],
  [
    [ready, several, press(CONFIRM), reads(1, 'lostBefore', 'status500'), changes('late', 'held', 'hang')],
    [press(CONFIRM, KNOWN), calm, wait(KNOWN), wait(KNOWN)],
  ],
  // A click at waking, before any response.
  [ticket, doze, press(SIDE, LATER), wait(LATER)],
  [ready, press(CLOSE), doze, press(CONFIRM, LATER), wait(LATER)],
  // Some prices are missing.
  [
    [ready, press(MINE, LATER), only(listMarkets.path, 'status500', 'lostBefore', 'hang'), tab('reload')],
    [wait(LATER), press(MINE, LATER), calm, wait(LATER)],
  ],
  [
    [ready, press(MINE, LATER), only(listMarkets.path, 'odd'), wait([6_000, 9_000])],
    [open('/futures/market/ETH-USDC'), wait([4_000, 6_000]), press(MINE, LATER), calm],
  ],
  // Shortcuts, outside every field.
  [
    [ready, escape, open('/futures/market/BTC-USDC'), strike('1'), strike('2'), strike('3'), strike('4')],
    [strike('[]joph'), strike('als'), escape, strike('1234'), strike('?m')],
  ],
  // A window is opened and closed.
  [
    [ready, either(press(CLOSE), press(LEVELS), press(MORE)), escape],
    [either(press({ says: /^(Leverage|Dźwignia)/ }), press({ says: /(Alert|alert)/ })), escape],
  ],
  // No activity for a while.
  [wait([14_000, 20_000]), tab('hide', [25_000, 60_000]), tab('show')],
  // Lists with an unreadable entry.
  [reads(0.6, 'odd'), wait([6_000, 9_000]), press(MINE, LATER), wait([6_000, 9_000]), calm],
  [ready, changes('code9000'), closing, press(CONFIRM, LATER), rollover, press(CONFIRM, LATER), calm],
]
