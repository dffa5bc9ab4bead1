import { BREAKPOINTS } from '../../../src/constants/breakpoints.ts'
import { getPrice, listMarkets } from '../../../src/api/market.ts'
import { BTC, firstMarkets, marketsWith, REFUSED } from '../answers.ts'
import type { Area } from '../types.ts'

const { path } = listMarkets
const OPEN = { pressAt: 'button[aria-haspopup="listbox"]' }

/** The market on screen, and the list of all others. */
export const market: Area = {
  name: 'market',
  title: 'Markets',
  screens: {
    list: {
      title: 'Market list',
      about: 'Every market with its price; found by typing, kept on top by a star.',
      alsoCalled: 'picker choose search favourite',
      page: BTC,
      steps: [OPEN, { see: 'market.search' }],
      says: { plain: 'BCHUSDC' },
      part: '[role="listbox"]',
      varies: 'markets',
      choices: {
        some: { title: 'As listed' },
        one: { title: 'One', changes: { [path]: firstMarkets(1) }, says: { plain: 'BTCUSDC' } },
        hundreds: { title: 'Five hundred', before: (exchange, email) => exchange.scale({ markets: 500, email }), says: { plain: 'BTCUSDC' } },
        favourites: { title: 'With favourites', storage: { futuresFavourites: '["SOL-USDC","ADA-USDC"]' }, says: { plain: 'SOLUSDC' } },
        noMatch: { title: 'No match', steps: [{ typeAt: 'input[role="combobox"]', text: 'nothing like it' }], says: ['market.noMatch', { text: 'nothing like it' }] },
      },
    },
    head: {
      title: 'Market head',
      about: 'The name of the market, its price and which way it moved, and what trading costs.',
      alsoCalled: 'price header funding',
      page: BTC,
      says: { plain: 'BTCUSDC' },
      part: 'main header',
      varies: 'price',
      choices: {
        fresh: { title: 'Fresh' },
        moved: { title: 'Just moved', steps: [{ see: 'orders.tpsl' }, { passes: 3 }, { passes: 3 }] },
        old: { title: 'Old', steps: [{ see: 'orders.tpsl' }, { meets: [{ path: '*', kind: 'malformed' }] }, { passes: 9 }], says: ['market.stale', { age: '9' }] },
        none: { title: 'None', changes: { [path]: marketsWith({ price: null }) }, faults: [{ path: getPrice.path, kind: 'malformed' }] },
      },
    },
    noMarket: {
      title: 'No market to show',
      about: 'The markets are not there, or the one in the address is not among them.',
      alsoCalled: 'error empty unknown failed loading',
      page: BTC,
      says: 'marketError.noMarkets',
      varies: 'why',
      choices: {
        none: { title: 'None is listed', changes: { [path]: firstMarkets(0) } },
        failed: { title: 'Not loaded', faults: [{ path, kind: 'code', code: REFUSED }], says: 'common.errorLoading' },
        unknown: { title: 'An unknown one', page: '/market/NOPE-USDC', says: ['marketError.noMatchedMarket', { name: 'NOPE-USDC' }] },
        loading: { title: 'Loading', faults: [{ path, kind: 'hang' }], isLoading: true, says: 'common.loading' },
      },
    },
    balance: {
      title: 'Balance',
      about: 'What can be used, what is locked, and what the open positions would bring.',
      alsoCalled: 'wallet money top up',
      page: BTC,
      says: 'balance.available',
      steps: [{ see: 'orders.tabs.positions' }],
      varies: 'balance',
      choices: {
        active: { title: 'Activated' },
        none: { title: 'Not activated', persona: 'new-wallet', says: 'balance.activate' },
        empty: { title: 'Spent', changes: { '/futures/api/user/wallets/list': ({ list, ...others }: { list: object[] }) => ({ ...others, list: list.map((entry) => ({ ...entry, value: '0' })) }) } },
        large: { title: 'Very large', changes: { '/futures/api/user/wallets/list': ({ list, ...others }: { list: object[] }) => ({ ...others, list: list.map((entry) => ({ ...entry, value: '9876543210.1234', lockedValue: '1234567890.5678' })) }) } },
        old: { title: 'Old', steps: [{ see: 'balance.unrealised' }, { meets: [{ path: '/futures/api/user/wallets/list', kind: 'malformed' }] }, { passes: 12 }], says: ['market.stale', { age: '12' }] },
        unknown: { title: 'Not loaded', faults: [{ path: '/futures/api/user/wallets/list', kind: 'malformed' }], says: 'balance.available' },
      },
    },
    chart: {
      title: 'Chart',
      about: 'The prices seen here as candles, with lines of positions and levels, or as a table.',
      alsoCalled: 'candles table lines',
      page: BTC,
      says: { plain: 'BTCUSDC' },
      part: '.chart-panel',
      steps: [{ see: 'orders.tabs.positions' }],
      varies: 'chart',
      choices: {
        lines: { title: 'With lines' },
        plain: { title: 'Without positions', page: '/market/BCH-USDC', says: { plain: 'BCHUSDC' } },
        menu: { title: 'With its menu open', steps: [{ press: 'chart.more' }], says: 'chart.table' },
        table: { title: 'As a table', storage: { futuresChart: 'table' }, says: 'chart.columns.high' },
        noPrices: { title: 'Without a price', changes: { [path]: marketsWith({ price: null }) }, faults: [{ path: getPrice.path, kind: 'malformed' }], says: 'chart.noPrices' },
      },
    },
    phoneBar: {
      title: 'Order bar',
      about: 'On a phone and a tablet the order form opens from a bar at the foot of the page.',
      page: BTC,
      says: 'orders.tabs.positions',
      steps: [{ see: 'orders.tabs.positions' }, { see: 'orderForm.openPosition', onlyUnder: BREAKPOINTS.desktop }],
    },
  },
}
