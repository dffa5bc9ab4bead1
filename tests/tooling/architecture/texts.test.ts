import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TEXT_NAMESPACES } from '../../../scripts/build/textNamespaces.ts'

/** The folder whose components use the texts of a namespace. `common` may be used anywhere. */
const FOLDERS: Readonly<Record<string, string>> = {
  alerts: 'features/trading/alerts',
  chart: 'features/trading/chart',
  csv: 'shared/csv',
  dialogs: 'features/trading/dialogs',
  faq: 'features/info',
  leaderboard: 'features/contests/leaderboard',
  market: 'features/trading/market',
  orderForm: 'features/trading/order-form',
  orders: 'features/trading/orders',
  palette: 'app/command-palette',
  results: 'features/results',
  share: 'features/contests/share',
  termsOfUse: 'features/info',
}

/** The alerts open from beside the price, the terms are read before they are accepted, and a period is named as on its page. */
const EXCEPTIONS = [
  { file: 'app/background/alerts/BackgroundAlerts.tsx', namespace: 'alerts' },
  { file: 'app/gate/ConsentScreen.tsx', namespace: 'termsOfUse' },
  { file: 'shared/csv/ResultsCsvDialog.tsx', namespace: 'results' },
]

const sources = globSync('src/**/*.{ts,tsx}', { exclude: (name) => name.endsWith('.d.ts') }).map((path) => ({
  file: path.replaceAll('\\', '/').replace('src/', ''),
  code: readFileSync(path, 'utf8'),
}))
const name = `['\`](${TEXT_NAMESPACES.filter((namespace) => namespace !== 'common').join('|')})`
/** Hooks, fixed functions and keys of a namespace; `withTexts` only loads it. */
const USE = new RegExp(
  String.raw`(?:useTranslation\((?:\['\w+', )*|getFixedT\(null, |TFunction<)${name}'|${name}:\w`,
  'g',
)
const uses = sources.flatMap(({ file, code }) =>
  [...code.matchAll(USE)].map(([, whole, start]) => ({ file, namespace: whole ?? start ?? '' })),
)

test('every namespace except common has a folder', () => {
  expect(Object.keys(FOLDERS)).toEqual(TEXT_NAMESPACES.filter((namespace) => namespace !== 'common'))
  expect(Object.keys(FOLDERS).filter((namespace) => !uses.some((use) => use.namespace === namespace))).toEqual([])
})

test('the texts of a namespace are used in its folder only', () => {
  const isExcepted = (use: { file: string; namespace: string }) =>
    EXCEPTIONS.some(({ file, namespace }) => file === use.file && namespace === use.namespace)
  const foreign = uses.filter(({ file, namespace }) => !file.startsWith(`${FOLDERS[namespace]}/`))
  expect(foreign.filter((use) => !isExcepted(use))).toEqual([])
  expect(EXCEPTIONS.filter(({ file }) => !foreign.some((use) => use.file === file))).toEqual([])
})
