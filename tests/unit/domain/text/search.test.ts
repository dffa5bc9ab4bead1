import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMatches, splitMatches } from '../../../../src/domain/text/search.ts'
import { searchFaq } from '../../../../src/domain/text/searchFaq.ts'
import { forAll, forSoMany } from '../../../forAll.ts'
import { oneOf } from '../builders.ts'

const found = (text: string, needle: string) =>
  splitMatches(text, needle).flatMap((part) => (part.match ? [part.text] : []))

test.each([
  ['Margin and margin', 'MARGIN', ['Margin', 'margin']],
  ['Łódź i łodzie', 'lodz', ['Łódź', 'łodz']],
  ['ŁÓDŹ'.normalize('NFD'), 'łódź', ['ŁÓDŹ'.normalize('NFD')]],
  ['İstanbul', 'istanbul', ['İstanbul']],
  ['Straße', 'strasse', ['Straße']],
  ['Straße', 's', ['S', 'ß']],
  ['Straße', 'ss', ['ß']],
  ['Søster', 'soster', ['Søster']],
  ['Đorđe', 'dorde', ['Đorđe']],
  ['Æther', 'aether', ['Æther']],
  ['Œuvre', 'oeuvre', ['Œuvre']],
  ['Isırık', 'isirik', ['Isırık']],
  ['aaa', 'aa', ['aa']],
  ['1\u00a0000 KXT', '1 000', ['1\u00a0000']],
  ['what (if)', '(if', ['(if']],
  ['a.*b', '.*', ['.*']],
  ['text', '', []],
  ['text', '   ', []],
  ['two words', ' words ', ['words']],
  ['', 'a', []],
  ['🚀 to the moon', 'MOON', ['moon']],
])('in %j, %j finds %j', (text, needle, expected) => {
  expect(found(text, needle)).toEqual(expected)
})

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: oneOf('aAłŁóÓźßİıǆ\u0301\u0307 .(*') }),
)

test('the parts joined are the text, and no two matches share a letter', () => {
  forSoMany(3_000)(text, text, (hay, needle) => {
    const parts = splitMatches(hay, needle)
    expect(parts.map((part) => part.text).join('')).toBe(hay)
    expect(parts.every((part) => part.text !== '')).toBe(true)
    const ranges = findMatches(hay, needle)
    for (const [index, { start, end }] of ranges.entries()) {
      expect(start).toBeLessThan(end)
      expect(start).toBeGreaterThanOrEqual(ranges[index - 1]?.end ?? 0)
    }
  })
})

test('a word of the text is found in any case', () => {
  const word = fc.string({ unit: oneOf('abcxyząćęłńóśźż'), minLength: 1 })
  forAll(text, word, text, (before, needle, after) => {
    const upper = needle.toUpperCase()
    expect(findMatches(`${before} ${needle} ${after}`, upper).length).toBeGreaterThan(0)
    expect(findMatches(`${before} ${upper.normalize('NFD')} ${after}`, needle).length).toBeGreaterThan(0)
  })
})

test('a long text is searched quickly for any words', () => {
  const long = 'a'.repeat(100_000)
  expect(findMatches(long, `${'a'.repeat(50)}b`)).toEqual([])
  expect(findMatches(long, 'a').length).toBe(100_000)
})

test('the questions whose text or answer has the words are listed, with the number of matches in the answer; without words all', () => {
  const items = [
    { question: 'Czym jest dźwignia?', answer: ['Depozyt i dźwignia.', 'Dźwigni nie można zmienić.'] },
    { question: 'Czym jest likwidacja?', answer: ['Zamknięcie pozycji (.*) przez giełdę.'] },
  ]
  const found = (needle: string) => searchFaq(items, needle).map(({ number, inAnswer }) => `${number}: ${inAnswer}`)
  expect([found(''), found('   ')]).toEqual(Array(2).fill(['0: 0', '1: 0']))
  expect(found('DZWIGNI')).toEqual(['0: 2'])
  expect(found('czym')).toEqual(['0: 0', '1: 0'])
  expect(found('.*')).toEqual(['1: 1'])
  expect(found('(((((')).toEqual([])
})
