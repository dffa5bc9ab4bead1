import { designTokens, TOKENS_FILE } from '../../scripts/brand/tokens/tokens.ts'
import { saveFile } from '../../src/shared/csv/saveFile.ts'
import tokensCss from '../../src/ui/styles/tokens.css?raw'

/** Saves the design tokens, for a design tool. */
export const saveTokens = () =>
  saveFile(
    TOKENS_FILE,
    new Blob([`${JSON.stringify(designTokens(tokensCss), null, 2)}\n`], { type: 'application/json' }),
  )
