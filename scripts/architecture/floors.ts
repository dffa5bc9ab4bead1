/** One floor: its contents, and the floors it may import. */
export interface Floor {
  holds: string
  knows: readonly string[]
}

/**
 * The table behind the picture in docs/architecture.md. A test compares it with every import, in both directions, and
 * the linter uses it. Not drawn: `limits.ts`, `breakpoints.ts`, `zod.ts` and `loadCode.ts`, known to all; gallery and tests, known to none.
 */
export const FLOORS: Readonly<Record<string, Floor>> = {
  main: { holds: 'mounts the providers and the router', knows: ['router', 'queries', 'i18n'] },
  router: { holds: 'the base path, addresses as plain text', knows: ['routes', 'rooms', 'queries', 'outside'] },
  routes: { holds: 'the map: address, search, component', knows: ['rooms', 'queries', 'i18n'] },
  rooms: { holds: 'screens, by subject: see ROOMS', knows: ['kit', 'machines', 'queries', 'i18n', 'domain', 'wire', 'outside'] },
  kit: { holds: 'parts that know no exchange', knows: ['domain'] },
  machines: { holds: 'state charts, without I/O', knows: ['domain', 'wire'] },
  queries: { holds: 'server data, writes, the session', knows: ['domain', 'wire', 'outside'] },
  i18n: { holds: 'words for failures and reasons', knows: ['domain', 'wire', 'outside'] },
  domain: { holds: 'pure rules; now is an argument', knows: ['wire'] },
  wire: { holds: 'the exchange’s calls as schemas', knows: [] },
  outside: { holds: 'config, storage, addresses: the browser’s edge', knows: ['wire'] },
  sandbox: { holds: 'the paper exchange', knows: ['wire'] },
}

/** One room of `src/components`: its subject, whether it belongs to the kit, and the rooms it may import. */
export interface Room {
  holds: string
  isKit?: true
  knows: readonly string[]
}

const KIT = ['ui', 'browser', 'input', 'overlay', 'lazy'] as const

/**
 * The rooms, from the kit up to the shell: each imports only rooms before it. Compared with every
 * import, in both directions, like the floors.
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  ui: { holds: 'what is shown: buttons, messages, loaders, tabs, pages', isKit: true, knows: [] },
  browser: { holds: 'what the browser tells: seconds, width, network, rest', isKit: true, knows: [] },
  amounts: { holds: 'what is the trader’s own and can be hidden', isKit: true, knows: ['ui', 'browser'] },
  input: { holds: 'what is typed or switched', isKit: true, knows: ['ui'] },
  overlay: { holds: 'what lies above: dialogs, sheets, toasts, Back', isKit: true, knows: ['ui', 'amounts'] },
  lazy: { holds: 'code that comes when it is wanted', isKit: true, knows: ['overlay'] },
  host: { holds: 'the app around a webview: what it is told and what it says', knows: [] },
  page: { holds: 'what every page has: title, theme, banners, its own crash', knows: ['ui', 'browser'] },
  hiding: { holds: 'the switch that hides own amounts', knows: ['browser', 'amounts'] },
  frame: { holds: 'top bar, navigation, language, account', knows: [...KIT, 'page'] },
  flows: { holds: 'the frame of a change: dialog, outcome, waiting', knows: ['ui', 'amounts', 'overlay', 'page'] },
  csv: { holds: 'lists as files', knows: ['ui', 'overlay', 'lazy'] },
  market: { holds: 'the market on screen, its price, the list', knows: ['ui', 'browser', 'overlay', 'lazy', 'page'] },
  alerts: { holds: 'alerts: set, kept, told', knows: ['ui', 'browser', 'amounts', 'input', 'overlay', 'page', 'market'] },
  candles: { holds: 'the candles of our own chart: history, minutes seen, their length', knows: ['ui', 'market'] },
  telemetry: { holds: 'what is counted of a page and sent, where an exchange asks for it; shown as it would be sent', knows: ['browser', 'lazy', 'page'] },
  verify: { holds: 'whether the page is served as it was released', knows: ['ui'] },
  info: { holds: 'terms, FAQ, fees', knows: ['ui', 'browser', 'input', 'lazy', 'page', 'frame', 'telemetry', 'verify'] },
  kept: { holds: 'contests as they were read last, while there is no answer', knows: ['lazy'] },
  coach: { holds: 'what to do next in a contest: a projection from its list', knows: ['ui', 'browser', 'lazy', 'page'] },
  share: { holds: 'the own rank in a contest as a picture to share', knows: ['ui', 'browser', 'input', 'overlay', 'lazy', 'host', 'csv', 'coach'] },
  standings: { holds: 'rows of a leaderboard found and pinned, rewards by tier, a contest as a calendar file', knows: ['ui', 'browser', 'host', 'csv', 'share'] },
  contest: { holds: 'contests, leaderboard, joining', knows: ['ui', 'browser', 'input', 'lazy', 'host', 'page', 'flows', 'kept', 'coach', 'standings'] },
  results: { holds: 'what the closed orders came to', knows: ['ui', 'browser', 'amounts', 'input', 'lazy', 'page', 'csv', 'market'] },
  webview: { holds: 'a contest in a phone’s app', knows: ['ui', 'overlay', 'lazy', 'host', 'page', 'contest'] },
  leverage: { holds: 'the dialog of the leverage', knows: ['ui', 'overlay', 'flows', 'market'] },
  position: { holds: 'the dialogs of orders: close, close several, stop loss and take profit', knows: ['coach', 'ui', 'browser', 'amounts', 'input', 'overlay', 'flows', 'market'] },
  payment: { holds: 'the dialog of activation and reset: pay code, waiting', knows: [...KIT, 'amounts', 'flows', 'market', 'alerts'] },
  rollover: { holds: 'the dialog of rollover', knows: ['ui', 'input', 'flows'] },
  dialogs: { holds: 'opens them: their list, host and button', knows: ['ui', 'lazy', 'alerts', 'leverage', 'position', 'payment', 'rollover'] },
  link: { holds: 'a draft that a link brings, and a link to one', knows: ['ui', 'amounts'] },
  risk: { holds: 'what an order would risk: its size by it, both sides judged', knows: ['ui', 'browser', 'amounts', 'input', 'market'] },
  ticket: { holds: 'the order form and the order that is under way', knows: [...KIT, 'amounts', 'page', 'flows', 'market', 'dialogs', 'link', 'risk'] },
  lines: { holds: 'the lines of the simple chart: labels, dragging, keys', knows: ['coach', 'ui', 'browser', 'amounts', 'market', 'dialogs', 'ticket'] },
  chart: { holds: 'both price charts', knows: ['ui', 'browser', 'input', 'lazy', 'page', 'candles', 'lines'] },
  wallet: { holds: 'the balance and its totals', knows: ['ui', 'browser', 'amounts', 'lazy', 'page', 'market', 'payment', 'dialogs', 'ticket'] },
  orders: { holds: 'positions, open orders, history and their news', knows: [...KIT, 'amounts', 'page', 'market', 'dialogs', 'csv', 'wallet'] },
  palette: { holds: 'pages, markets, questions and actions, found by typing; the keys', knows: ['ui', 'browser', 'amounts', 'input', 'overlay', 'lazy', 'page', 'hiding', 'market', 'dialogs', 'ticket', 'wallet'] },
  desk: { holds: 'what attends a trader on every page: news, alerts, a new release, minutes kept, the palette', knows: ['browser', 'overlay', 'lazy', 'page', 'alerts', 'candles', 'dialogs', 'orders', 'palette'] },
  trading: { holds: 'the page that puts them together', knows: ['ui', 'browser', 'lazy', 'page', 'market', 'chart', 'dialogs', 'link', 'ticket', 'orders', 'wallet'] },
  shell: { holds: 'the root and the gate', knows: [...KIT, 'page', 'frame', 'flows', 'telemetry', 'dialogs', 'ticket', 'desk'] },
}

const ROOT_FILES: Readonly<Record<string, string>> = {
  'main.tsx': 'main',
  'router.ts': 'router',
  'routeTree.gen.ts': 'router',
  'config.ts': 'outside',
  'storage.ts': 'outside',
  'chartStorage.ts': 'outside',
  'mainSite.ts': 'outside',
  'limits.ts': 'limits',
  'breakpoints.ts': 'limits',
  'loadCode.ts': 'limits',
  'zod.ts': 'limits',
}

/** The room a component's file is in; null outside of `src/components`. */
export function roomOf(path: string): string | null {
  const [, room = null] = /^src\/components\/([^/]+)\//.exec(path) ?? []
  return room
}

/** The floor of a source file; null for files on none, such as style sheets. */
export function floorOf(path: string): string | null {
  const [top = '', second = ''] = path.split('/')
  if (top !== 'src') return top
  if (second === 'components') return ROOMS[roomOf(path) ?? '']?.isKit === true ? 'kit' : 'rooms'
  return second in FLOORS ? second : (ROOT_FILES[second] ?? null)
}
