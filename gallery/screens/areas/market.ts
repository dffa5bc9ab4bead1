import { listMarkets } from '../../../src/api/market.ts'
import { listWallets } from '../../../src/api/wallet.ts'
import { BREAKPOINTS } from '../../../src/constants/breakpoints.ts'
import { absent, eachWith, firstOf, noPrice, old } from '../answers.ts'
import type { Area, Changes } from '../types.ts'

const { path } = listMarkets
const walletsWith = (fields: Readonly<Record<string, string>>): Changes => ({
  [listWallets.path]: eachWith(fields, 'list'),
})
const configuration = { datafeed: '/datafeed' }
const historyIs = (s: string) => ({ configuration, changes: { '/datafeed/history': () => ({ s }) } })
const OLDER = { press: 'chart:candles.older' }
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
      steps: [OPEN, { see: 'market.search' }],
      says: { plain: 'BCHUSDC' },
      part: '[role="listbox"]',
      choices: {
        some: { title: 'As listed' },
        one: { title: 'One', changes: { [path]: firstOf(1, 'markets') }, says: { plain: 'BTCUSDC' } },
        hundreds: {
          title: 'Five hundred',
          before: (exchange, email) => exchange.scale({ markets: 500, email }),
          says: { plain: 'BTCUSDC' },
        },
        favourites: {
          title: 'With favourites',
          storage: { futuresFavourites: '["SOL-USDC","ADA-USDC"]' },
          says: { plain: 'SOLUSDC' },
        },
        noMatch: {
          title: 'No match',
          steps: [{ typeAt: 'input[role="combobox"]', text: 'nothing like it' }],
          says: ['market.noMatch', { text: 'nothing like it' }],
        },
      },
    },
    head: {
      title: 'Market head',
      about: 'The name of the market, its price and which way it moved, and what trading costs.',
      alsoCalled: 'price header funding',
      says: { plain: 'BTCUSDC' },
      part: 'main header',
      choices: {
        fresh: { title: 'Fresh' },
        moved: { title: 'Just moved', steps: [{ see: 'orders.levels' }, { passes: 3 }, { passes: 3 }] },
        old: old('orders.levels', '*', 9),
        none: { title: 'None', ...noPrice },
      },
    },
    noMarket: {
      title: 'No market to show',
      about: 'The markets are not there, or the one in the address is not among them.',
      alsoCalled: 'error empty unknown failed loading',
      says: 'marketError.noMarkets',
      choices: {
        none: { title: 'None is listed', changes: { [path]: firstOf(0, 'markets') } },
        ...absent(path),
        failed: { ...absent(path).failed, says: 'marketError.errorLoadingText' },
        unknown: {
          title: 'An unknown one',
          page: '/market/NOPE-USDC',
          says: ['marketError.noMatchedMarket', { name: 'NOPE-USDC' }],
        },
      },
    },
    balance: {
      title: 'Balance',
      about: 'What can be used, what is locked, and what the open positions would bring.',
      alsoCalled: 'wallet money top up',
      says: 'balance.available',
      steps: [{ see: 'orders.tabs.positions' }],
      choices: {
        active: { title: 'Activated' },
        none: { title: 'Not activated', persona: 'new-wallet', says: 'balance.activate' },
        empty: { title: 'Spent', changes: walletsWith({ value: '0' }), says: { plain: '0.0000' } },
        large: {
          title: 'Very large',
          changes: walletsWith({ value: '9876543210.1234', lockedValue: '1234567890.5678' }),
          says: { plain: '9 876 543 210.1234' },
        },
        old: old('balance.unrealised', listWallets.path, 12),
        unknown: {
          title: 'Not loaded',
          faults: [{ path: listWallets.path, kind: 'malformed' }],
          says: 'balance.available',
        },
      },
    },
    chart: {
      title: 'Chart',
      about: 'The prices seen here as candles, with lines of positions and levels, or as a table.',
      alsoCalled: 'candles table lines',
      says: { plain: 'BTCUSDC' },
      part: '.chart-panel',
      steps: [{ see: 'orders.tabs.positions' }],
      choices: {
        lines: { title: 'With lines' },
        plain: { title: 'Without positions', page: '/market/BCH-USDC', says: { plain: 'BCHUSDC' } },
        menu: { title: 'With its menu open', steps: [{ press: 'chart.more' }], says: 'chart.table' },
        table: { title: 'As a table', storage: { futuresChart: 'table' }, says: 'chart.columns.high' },
        noPrices: { title: 'Without a price', ...noPrice, says: 'chart.noPrices' },
        noVendor: {
          title: 'That of the vendor does not load',
          configuration: { chartScript: '/nowhere.js' },
          steps: [{ pressAt: '.chart-frame' }, { browser: 'framesNothing' }],
          says: 'chart.failed',
        },
        noCode: { title: 'It does not load', missing: 'chart', says: ['crash.panel', { name: '…' }] },
        noHistory: { title: 'Its history does not load', ...historyIs('error'), says: 'chart:candles.failed' },
        emptyHistory: { title: 'There is no history', ...historyIs('no_data'), says: 'chart:candles.empty' },
        noOlder: {
          title: 'Older prices do not load',
          configuration,
          storage: { futuresChart: 'table' },
          steps: [OLDER, { tells: historyIs('error').changes }, OLDER],
          says: 'chart:candles.olderFailed',
        },
      },
    },
    phoneBar: {
      title: 'Order bar',
      about: 'On a phone and a tablet the order form opens from a bar at the foot of the page.',
      says: 'orders.tabs.positions',
      steps: [{ see: 'orders.tabs.positions' }, { see: 'orderForm.openPosition', onlyUnder: BREAKPOINTS.desktop }],
    },
  },
}
