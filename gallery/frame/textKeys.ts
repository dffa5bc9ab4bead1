import type { PostProcessorModule, TOptions } from 'i18next'
import { i18n } from '../../src/i18n/i18n.ts'
import { DEFAULT_LANGUAGE } from '../../src/constants/limits.ts'

/** A text's key and its English text. */
export interface KnownText {
  key: string
  english: string
}

interface Asked {
  key: string
  options: TOptions
}

/** Limits the texts, which repeat often: a running view fetches new prices all the time. */
const MOST_TEXTS = 5_000
const keyOfText = new Map<string, Asked>()

/** Remembers the key of each text. */
export const textKeys: PostProcessorModule = {
  type: 'postProcessor',
  name: 'textKeys',
  process: (text: string, key: string | string[], options: TOptions) => {
    const [oldest] = keyOfText.keys()
    if (keyOfText.size >= MOST_TEXTS && oldest !== undefined) keyOfText.delete(oldest)
    keyOfText.set(text, { key: [key].flat()[0] ?? '', options })
    return text
  },
}

/** The text itself, or else the shortest that it is a part of. */
const find = (text: string) =>
  keyOfText.get(text) ?? [...keyOfText].filter(([whole]) => text.length > 2 && whole.includes(text)).toSorted(([a], [b]) => a.length - b.length)[0]?.[1]

/** Texts shown in this frame, with their keys; null for those that are not texts of the product. */
export async function knownTexts(texts: readonly string[]): Promise<(KnownText | null)[]> {
  await i18n.loadLanguages(DEFAULT_LANGUAGE)
  const say = i18n.t as unknown as (key: string, options: TOptions) => string // the keys are those remembered
  return texts.map((text) => {
    const found = find(text)
    return found ? { key: found.key, english: say(found.key, { ...found.options, lng: DEFAULT_LANGUAGE, postProcess: [] }) } : null
  })
}
