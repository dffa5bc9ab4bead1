import type { Rolldown } from 'vite'

interface Row {
  /** Folders of `src`, without their subfolders. */
  folders?: readonly string[]
  /** Addresses; each includes the pages below it. */
  pages?: readonly string[]
  /** Their file changes only when they do. */
  libraries?: readonly string[]
}

const ORDER_FORM = 'features/trading/order-form'

/**
 * Late code in few files instead of one for each part. A row takes what it names and everything that this imports; a module goes
 * into the first row that takes it. A part in no row, such as a dialog that is not prefetched, gets its own file.
 */
export const ROWS: Readonly<Record<string, Row>> = {
  flowLibraries: { libraries: ['@headlessui', '@xstate', 'xstate'] },
  lightweightCharts: { libraries: ['lightweight-charts'] },
  // Used by the lists of every feature. The webview preloads it, so it is small.
  lists: { folders: ['i18n', 'ui/list', 'domain/contest/time', 'domain/time'], libraries: ['lucide-react'] },
  // Page services, which start on every page, and shared parts of most late code.
  parts: {
    folders: [
      'app/page-services',
      'ui/display',
      'ui/input',
      'ui/masked',
      'ui/toasts',
      'ui/visibility',
      'domain/market',
      'shared/page',
    ],
  },
  dialogs: { folders: ['ui/overlay', 'shared/change-flow'] },
  telemetry: { folders: ['features/info/telemetry'] },
  // Terms, FAQ and fees share most of their few parts.
  info: { folders: ['features/info'] },
  // The trading page loads it as soon as it is drawn.
  orders: {
    folders: [
      'features/trading/orders',
      'features/trading/chart',
      'features/trading/page/strips',
      'features/trading/level-field',
      `${ORDER_FORM}/amount-unit`,
      `${ORDER_FORM}/draft-link`,
      `${ORDER_FORM}/side-note`,
      `${ORDER_FORM}/repeat`,
      'app/background',
      'domain/order-form',
    ],
  },
  // The trading page prefetches it when it is idle: the dialogs that open without a connection, sending an order, alerts, palette.
  desk: {
    folders: [
      'features/trading/dialogs/close',
      'features/trading/dialogs/levels',
      'features/trading/alerts',
      'features/trading/balance',
      `${ORDER_FORM}/outlook`,
      `${ORDER_FORM}/sending`,
      'app/background/alerts',
    ],
  },
  contests: { pages: ['mcontests'] },
  contestsPage: { pages: ['_shell.contests'] },
  leaderboard: { folders: ['features/contests/leaderboard'] },
}

const anyOf = (texts: readonly string[]) => `(${texts.join('|').replaceAll('.', '\\.')})`

/** Whether a row includes a module, by its id. */
export const inRow = ({ folders = [], pages = [], libraries = [] }: Row): RegExp =>
  new RegExp(
    [
      folders.length > 0 && `/src/${anyOf(folders)}/[^/]+$`,
      pages.length > 0 && `/src/routes/${anyOf(pages)}\\.`,
      libraries.length > 0 && `/node_modules/${anyOf(libraries)}/`,
    ]
      .filter((part) => part !== false)
      .join('|'),
  )

export const lateChunks: readonly Rolldown.CodeSplittingGroup[] = Object.entries(ROWS).map(([name, row]) => ({
  name,
  test: inRow(row),
}))
