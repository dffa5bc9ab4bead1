import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/proofs/reliability.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-E]\d+ +\|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('every row has an answer and names an existing test', () => {
  const expected = Object.entries({ A: 13, B: 14, C: 13, D: 15, E: 14 }).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  )
  expect(rows.map(([, name]) => name)).toEqual(expected)
  for (const [, name, , answer, tests = ''] of rows) {
    const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    expect([name, answer === '', named.length > 0, named.filter((path) => !existsSync(path))]).toEqual([
      name,
      false,
      true,
      [],
    ])
  }
})
