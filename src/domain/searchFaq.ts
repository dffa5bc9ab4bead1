import { matches } from './search.ts'

export interface Question {
  question: string
  answer: readonly string[]
}

export interface Hit {
  item: Question
  /** Its place in the whole list. */
  number: number
  /** Matches in the answer, which are out of sight while it is closed. */
  inAnswer: number
}

/** The questions that say what is searched for, in question or answer; all of them when nothing is. Specification §5. */
export function searchFaq(items: readonly Question[], needle: string): Hit[] {
  const hits = items.map((item, number) => ({
    item,
    number,
    inAnswer: item.answer.reduce((sum, paragraph) => sum + matches(paragraph, needle).length, 0),
  }))
  if (needle.trim() === '') return hits
  return hits.filter(({ item, inAnswer }) => inAnswer > 0 || matches(item.question, needle).length > 0)
}
