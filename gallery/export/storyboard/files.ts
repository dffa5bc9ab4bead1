import { domToBlob } from 'modern-screenshot'
import tokensCss from '../../../src/ui/styles/tokens.css?raw'
import { designTokens, TOKENS_FILE } from '../../../scripts/brand/tokens/tokens.ts'
import { save } from '../../chart/saved/save.ts'

/** Most width of a row, CSS px, so that the picture of a storyboard fits into a canvas. */
const MOST_ROW_PX = 2_800
const SHARPNESS = 2

/** A storyboard whose screens are all taken as a picture, twice as sharp: in one row if that fits, regardless of the window. */
export async function stripPicture(strip: HTMLElement): Promise<Blob> {
  strip.style.cssText = `width: max-content; max-width: ${MOST_ROW_PX}px`
  try {
    return await domToBlob(strip, { scale: SHARPNESS, backgroundColor: getComputedStyle(document.body).backgroundColor })
  } finally {
    strip.style.cssText = ''
  }
}

/** Saves the design tokens, for a design tool. */
export const saveTokens = () => save(TOKENS_FILE, new Blob([`${JSON.stringify(designTokens(tokensCss), null, 2)}\n`], { type: 'application/json' }))
