import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { campaigns, GOALS } from '../../../scripts/checks/reliability/campaigns.ts'
import { figureOf, isMet, tableOf } from '../../../scripts/checks/reliability/figures.ts'

const figure = (measured: string, wanted: string) => ({ goal: 'R1', what: 'calls', measured, wanted })

test('a figure is parsed from a campaign’s line, and from no other', () => {
  expect(figureOf('R13 of 20 instants, those that differ\t0\t0')).toEqual({ goal: 'R13', what: 'of 20 instants, those that differ', measured: '0', wanted: '0' })
  expect(figureOf('R13 of 20 instants, those that differ: 0')).toBeNull()
  expect(figureOf('  ✓ R13 of 20\t0\t0')).toBeNull()
})

describe('a figure meets its target', () => {
  test.each([
    ['0', '0', true], ['1', '0', false], ['27', '28', false], ['29', '28', false],
    ['50', '<= 50', true], ['50.1', '<= 50', false], ['3', '≤ 3', true], ['50', '< 50', false], ['49.9', '< 50', true], ['-0.4', '<= 2', true],
    ['NaN', '<= 2', false], ['NaN', '0', false], ['12', '-', null], ['-', '0', null],
  ])('%s, target %s: %s', (measured, wanted, met) => {
    expect(isMet(figure(measured, wanted))).toBe(met)
  })

  test('or is unknown, which counts as missed', () => {
    expect(() => isMet(figure('1', '<= 2, <= 10 %'))).toThrow('<= 2, <= 10 %')
  })
})

test('the table lists them by goal, with the missed ones and those not measured', () => {
  const table = tableOf([{ ...figure('1', '0'), goal: 'R10' }, figure('0', '0'), figure('-', '0'), figure('7', '-')])
  expect(table.split('\n').slice(2)).toEqual([
    '| R1 | calls | 0 | 0 | yes |',
    '| R1 | calls | - | 0 | not measured |',
    '| R1 | calls | 7 | - |  |',
    '| R10 | calls | 1 | 0 | **no** |',
  ])
})

describe('the campaigns', () => {
  const all = campaigns({ kills: 1, part: '1/1' })

  test('measure every goal, R1 to R18', () => {
    expect(GOALS).toHaveLength(18)
    expect(GOALS.filter((goal) => all.every(({ goals }) => !goals.includes(goal)))).toEqual([])
  })

  test('name existing files', () => {
    const named = all.flatMap(({ command }) => command.flatMap((word) => (/^(tests|scripts|e2e)\//.test(word) ? word.replace(/^e2e/, 'tests/browser/e2e') : word.startsWith('/') ? `tests/proofs/reliability/browser${word}` : [])))
    expect(named.length).toBeGreaterThan(20)
    for (const name of named) expect(globSync(`${name}*`), name).not.toEqual([])
  })
})
