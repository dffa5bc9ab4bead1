import { LANGUAGES } from '../../../src/constants/limits.ts'
import { fold } from '../../../src/domain/text/search.ts'
import { languageName, type Settings, type Place, WIDTHS } from '../../address.ts'

/** A state reached in one way: a search result with its own address. */
export interface Situation {
  place: Place
  machine: string
  state: string
  /** 'Payment failed', in the chart's words; null for the initial state. */
  by: string | null
  description: string
  steps: number
  /** The texts searched, by descending weight. */
  texts: string[]
  /** What its address sets, such as the code of an error. */
  own?: Partial<Settings>
}

/** Its settings are set by words such as 'polish' and 'phone'. */
export type SearchResult = Situation & { settings: Partial<Settings> }

const LOOK_WORDS: Record<string, Partial<Settings>> = {
  // 'polish' and 'polski', 'english' and 'angielski'.
  ...Object.fromEntries(
    LANGUAGES.flatMap((lang) => LANGUAGES.map((spoken) => [fold(languageName(lang, spoken)), { lang }])),
  ),
  dark: { theme: 'dark' },
  light: { theme: 'light' },
  phone: { width: 390 },
  mobile: { width: 390 },
  tablet: { width: 700 },
  desktop: { width: 1440 },
  landscape: { width: 844 },
  ciemny: { theme: 'dark' },
  jasny: { theme: 'light' },
  telefon: { width: 390 },
  ...Object.fromEntries(WIDTHS.map((width) => [String(width), { width }])),
}
const WAITING = ['sending', 'loading', 'checking', 'refreshing', 'waiting']
/** The charts’ words for other common ones. */
const SYNONYMS: Record<string, readonly string[]> = {
  offline: ['lost', 'answer'],
  timeout: ['lost', 'longer', 'answer'],
  declined: ['rejected', 'failed'],
  refused: ['rejected'],
  denied: ['rejected', 'accepted'],
  spinner: WAITING,
  loader: WAITING,
  validation: ['ticked', 'typed', 'empty', 'field'],
  liquidated: ['elsewhere'],
}
/** Words to ignore. */
const FILLERS =
  /^(?:a|an|and|at|button|by|dialog|does|for|has|in|is|it|of|on|screen|shows?|the|to|what|when|with|ekran|i|na|przycisk|sie|w)$/

/** Weights of the title, the texts of the state, the description, the note, and the texts of the rest of the dialog. */
const WEIGHTS = [9, 7, 5, 3, 1]

const WORD = /[\p{L}\d]+/gu
/** The common part of 'fails', 'failed' and 'failing', and of 'platnosc' and 'platnosci': of a word without its marks. */
const stem = (word: string) =>
  word.length > 4 ? word.replace(/(?:ing|ed|es|s|osci|osc|ami|ach|ego|e|i|y|a|o)$/, '') : word
const wordsOf = (text: string) => (fold(text).match(WORD) ?? []).map(stem)

/** Situations that contain all the words, best match first. Words such as 'dark' set settings; alone, they find the initial states. */
export function search(situations: readonly Situation[], question: string): SearchResult[] {
  const typed = fold(question).match(WORD) ?? []
  const settings = Object.assign({}, ...typed.map((word) => LOOK_WORDS[word] ?? {})) as Partial<Settings> // of LOOK_WORDS alone
  const isLook = (word: string) => Object.hasOwn(LOOK_WORDS, word)
  const words = typed
    .filter((word) => !isLook(word) && !FILLERS.test(word))
    .map((word) => [word, ...(SYNONYMS[word] ?? [])].map(stem))
  if (words.length === 0)
    return typed.some(isLook)
      ? situations.filter(({ steps }) => steps === 0).map((situation) => ({ ...situation, settings }))
      : []
  const weigh = ({ texts }: Situation) => {
    const searched = texts.map(wordsOf)
    // Every word must be found.
    const weights = words.map(
      (meant) =>
        WEIGHTS[searched.findIndex((text) => text.some((one) => meant.some((word) => one.startsWith(word))))] ?? 0,
    )
    const phrase = words.length > 1 ? WEIGHTS[texts.findIndex((text) => fold(text).includes(fold(question)))] : 0
    return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 2 * (phrase ?? 0))
  }
  return situations
    .map((situation) => ({ situation, weight: weigh(situation) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.situation.steps - b.situation.steps)
    .map(({ situation }) => ({ ...situation, settings }))
}
