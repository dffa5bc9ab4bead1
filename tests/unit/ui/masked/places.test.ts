import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sources } from '../../../../scripts/checks/architecture/imports.ts'

/** An import of a function that formats amounts in KXT. */
const WRITES_MONEY =
  /import \{[^}]*\b(?:formatMoney|formatAvailable|formatGain|formatSigned|formatShortGain)\b[^}]*\} from '[^']*domain\/[\w/-]*(?:format|shortGain)\.ts'/

/** Amounts that need no mask: typed values, estimates from them, and public fees. */
const OPEN = [
  'src/features/info/FeeList.tsx',
  'src/features/trading/dialogs/leverage/LeverageDialog.tsx',
  'src/features/trading/order-form/outlook/DetailedPreview.tsx',
  'src/features/trading/order-form/risk/LevelRows.tsx',
  'src/features/trading/order-form/DraftLevels.tsx',
  'src/features/trading/order-form/outlook/PreviewTable.tsx',
]

test('every component that shows an amount of the trader can mask it: ui/masked', () => {
  const writers = sources('src').filter(
    ({ path }) => /^src\/(app|features|shared|ui)\//.test(path) && WRITES_MONEY.test(readFileSync(path, 'utf8')),
  )
  expect(writers.length).toBeGreaterThan(25)
  const open = writers.filter(
    ({ path, imports }) => !path.startsWith('src/ui/masked/') && !imports.some((to) => to.startsWith('src/ui/masked/')),
  )
  expect(open.map(({ path }) => path).toSorted()).toEqual(OPEN.toSorted())
})
