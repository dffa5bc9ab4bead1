import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchFaq } from '../../../../src/domain/text/searchFaq.ts'
import { forAll } from '../../../forAll.ts'

const items = [
  { question: 'Czym jest dźwignia?', answer: ['Depozyt i dźwignia.', 'Dźwigni nie można zmienić.'] },
  { question: 'Czym jest likwidacja?', answer: ['Zamknięcie pozycji (.*) przez giełdę.'] },
]
const found = (needle: string) => searchFaq(items, needle).map(({ number }) => number)

test('an empty search shows every question', () => {
  expect(found('')).toEqual([0, 1])
  expect(found('   ')).toEqual([0, 1])
})

test('case and Polish accents are ignored', () => {
  expect(found('DZWIGNI')).toEqual([0])
  expect(found('Giełd')).toEqual([1])
})

test('matches in the answer are counted over its paragraphs', () => {
  expect(searchFaq(items, 'dźwigni')[0]?.inAnswer).toBe(2)
  expect(searchFaq(items, 'czym')[0]?.inAnswer).toBe(0)
})

test('special characters of a pattern are plain text', () => {
  expect(found('.*')).toEqual([1])
  expect(found('(((((')).toEqual([])
})

test('for any words the result is a part of the list, in its order', () => {
  forAll(fc.string(), (needle) => {
    const numbers = found(needle)
    expect(numbers).toEqual([0, 1].filter((number) => numbers.includes(number)))
  })
})
