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

const EXCEPTIONS = [
  {
    file: 'app/background/alerts/BackgroundAlerts.tsx',
    namespace: 'alerts',
    because: 'it opens the alerts from beside the price',
  },
  {
    file: 'app/gate/ConsentScreen.tsx',
    namespace: 'termsOfUse',
    because: 'the terms are read before they are accepted',
  },
  {
    file: 'shared/csv/ResultsCsvDialog.tsx',
    namespace: 'results',
    because: 'it names the period as their page does',
  },
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

test('a component has one `t`', () => {
  const functions = sources.flatMap(({ file, code }) =>
    code
      .split(/^(?=(?:export )?(?:function|const) )/m)
      .map((text) => ({ file, hooks: text.split('useTranslation(').length - 1 })),
  )
  expect(functions.filter(({ hooks }) => hooks > 1)).toEqual([])
  expect(functions.filter(({ hooks }) => hooks === 1).length).toBeGreaterThan(200)
})
