import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sources } from '../../scripts/architecture/imports.ts'

/** What an amount in KXT is written by. */
const WRITES_MONEY = /import \{[^}]*\b(?:money|gain|signed|shortGain)\b[^}]*\} from '[^']*domain\/(?:format|shortGain)\.ts'/

/** Amounts that are nobody's secret: what the trader types into the form and what follows from it, and the fees that everybody pays. */
const OPEN = [
  'src/components/info/Rate.tsx',
  'src/components/leverage/LeverageDialog.tsx',
  'src/components/risk/LevelOutlook.tsx',
  'src/components/risk/LevelRows.tsx',
  'src/components/ticket/OrderLevelReading.tsx',
  'src/components/ticket/OrderPreview.tsx',
]

test('whoever shows an amount of the trader’s own can hide it: components/amounts', () => {
  const writers = sources('src').filter(({ path }) => path.startsWith('src/components/') && WRITES_MONEY.test(readFileSync(path, 'utf8')))
  expect(writers.length).toBeGreaterThan(30)
  const open = writers.filter(({ path, imports }) => !path.startsWith('src/components/amounts/') && !imports.some((to) => to.startsWith('src/components/amounts/')))
  // BalancePanel's parts are wrapped where they are drawn.
  expect(open.map(({ path }) => path).toSorted()).toEqual([...OPEN, 'src/components/wallet/BalanceTotals.tsx'].toSorted())
})
