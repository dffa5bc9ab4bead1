import { findMatches } from './search.ts'

export interface Question {
  question: string
  answer: readonly string[]
}

interface Hit {
  item: Question
  /** Index in the whole list. */
  number: number
  /** Number of matches in the answer, which are hidden while it is collapsed. */
  inAnswer: number
}

/** The entries whose question or answer contains the needle; all if it is empty. Specification §5. */
export function searchFaq(items: readonly Question[], needle: string): Hit[] {
  const hits = items.map((item, number) => ({
    item,
    number,
    inAnswer: item.answer.reduce((sum, paragraph) => sum + findMatches(paragraph, needle).length, 0),
  }))
  if (needle.trim() === '') return hits
  return hits.filter(({ item, inAnswer }) => inAnswer > 0 || findMatches(item.question, needle).length > 0)
}
