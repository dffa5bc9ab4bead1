import { BREAKPOINTS } from '../../src/breakpoints.ts'
import type { Knobs } from '../address.ts'

/** From here on down the order form is behind a button. */
export const FORM_IS_SHEET_UNDER_PX = BREAKPOINTS.tablet

/** A phone on its side. */
const LANDSCAPE = { width: 844, height: 390 }

/** A view's size in CSS pixels: as wide as the knob says, and as high as the screens of that width are. */
export const sizeOf = (width: Knobs['width']) => (width === LANDSCAPE.width ? LANDSCAPE : { width, height: width <= BREAKPOINTS.phone ? 844 : 900 })

/** The address of the frame that shows what the gallery's address says. Relative to the gallery, wherever it is served. */
export const frameUrl = (hash: string) => new URL(`frame.html${hash}`, document.baseURI).href
