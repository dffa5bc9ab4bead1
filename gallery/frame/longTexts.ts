import type { PostProcessorModule } from 'i18next'

const SHARE = 0.4

/** Every text two fifths longer, in its own words, as a wordier language would have it: does the layout hold? */
export const longer = (text: string) => (text.trim() === '' ? text : `${text} ${text.slice(0, Math.ceil(text.length * SHARE) - 1).trimEnd()}`)

export const longTexts: PostProcessorModule = { type: 'postProcessor', name: 'longTexts', process: longer }
