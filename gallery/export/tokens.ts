import { designTokens, TOKENS_FILE } from '../../scripts/brand/tokens/tokens.ts'
import { save } from './files.ts'
import tokensCss from '../../src/ui/styles/tokens.css?raw'

/** Saves the design tokens, for a design tool. */
export const saveTokens = () =>
  save(TOKENS_FILE, new Blob([`${JSON.stringify(designTokens(tokensCss), null, 2)}\n`], { type: 'application/json' }))
