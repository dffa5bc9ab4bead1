import type { PostProcessorModule } from 'i18next'

const SHARE = 0.4

/** Makes every text two fifths longer from its own words, as in a wordier language, to test the layout. */
export const lengthen = (text: string) => (text.trim() === '' ? text : `${text} ${text.slice(0, Math.ceil(text.length * SHARE) - 1).trimEnd()}`)

export const longTexts: PostProcessorModule = { type: 'postProcessor', name: 'longTexts', process: lengthen }
