import { BREAKPOINTS } from '../../src/constants/breakpoints.ts'
import type { Settings } from '../address.ts'

/** Below this width the order form is behind a button. */
export const FORM_IS_SHEET_UNDER_PX = BREAKPOINTS.desktop

/** A phone in landscape. */
const LANDSCAPE = { width: 844, height: 390 }

/** A view's size in CSS pixels: the chosen width, and the height of screens of that width. */
export const sizeOf = (width: Settings['width']) =>
  width === LANDSCAPE.width ? LANDSCAPE : { width, height: width <= BREAKPOINTS.phone ? 844 : 900 }

/** The frame's address for an address of the gallery; relative, so the gallery works under any path. */
export const frameUrl = (hash: string) => new URL(`frame.html${hash}`, document.baseURI).href
