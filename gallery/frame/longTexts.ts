import type { PostProcessorModule } from 'i18next'

const SHARE = 0.4

/** Makes every text two fifths longer by repeating its words, as in a longer language, to test the layout. */
const lengthen = (text: string) =>
  text.trim() === '' ? text : `${text} ${text.slice(0, Math.ceil(text.length * SHARE) - 1).trimEnd()}`

export const longTexts: PostProcessorModule = { type: 'postProcessor', name: 'longTexts', process: lengthen }
