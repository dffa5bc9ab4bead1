import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countsOfPlaywright, countsOfVitest, summaryOf } from '../../../scripts/checks/counts.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'futures-counts-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const reportOf = (content: object) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
const played = { stats: { expected: 2, flaky: 0, unexpected: 0 }, suites: [] }

describe('the counts of a test runner', () => {
  test('are those of its report, with the names of what failed and why', () => {
    const suite = { file: 'main.spec.ts', specs: [{ title: 'opens', ok: true }], suites: [{ file: 'main.spec.ts', specs: [{ title: 'closes', ok: false, tests: [{ results: [{ errors: [{ message: '\u001b[31mError: no dialog\u001b[39m\n\nat line 3' }] }] }] }] }] }
    expect(countsOfPlaywright(true, reportOf(played))).toMatchObject({ passed: 2, failed: 0 })
    expect(countsOfPlaywright(false, reportOf({ stats: { ...played.stats, unexpected: 1 }, suites: [suite] }))).toEqual({ passed: 2, failed: 1, red: ['main.spec.ts: closes (Error: no dialog)'] })
    const unit = { name: 'tests/a.test.ts', status: 'failed', message: '', assertionResults: [{ fullName: 'a is b', status: 'failed', failureMessages: ['AssertionError: expected 1 to be 2\nat line 4'] }] }
    expect(countsOfVitest(false, reportOf({ numPassedTests: 3, numFailedTests: 1, testResults: [unit] }))).toEqual({ passed: 3, failed: 1, red: ['tests/a.test.ts: a is b (AssertionError: expected 1 to be 2)'] })
  })

  test('are a failure where it failed without a test, or left no report', () => {
    expect(countsOfPlaywright(false, reportOf(played)).failed).toBe(1)
    expect(countsOfPlaywright(true, join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 })
    const stray = join(folder, 'stray.txt')
    writeFileSync(stray, 'tests/a.test.ts: outside of its tests: window is not defined')
    expect(countsOfVitest(false, reportOf({ numPassedTests: 3, numFailedTests: 0, testResults: [] }), stray)).toEqual({ passed: 3, failed: 1, red: ['tests/a.test.ts: outside of its tests: window is not defined'] })
  })
})

test('what was left out is said, and is neither passed nor failed; the sum is the last line', () => {
  const results = [
    { name: 'types', passed: 1, failed: 0 },
    { name: 'end-to-end tests', passed: 7, failed: 1, red: ['main.spec.ts: closes'] },
    { name: 'a short part in webkit', passed: 0, failed: 0, leftOut: 'webkit: there is no MiniBrowser' },
  ]
  expect(summaryOf(results).split('\n')).toEqual([
    'FAIL main.spec.ts: closes',
    'ok   types: 1 passed, 0 failed',
    'FAIL end-to-end tests: 7 passed, 1 failed',
    'LEFT OUT a short part in webkit: webkit: there is no MiniBrowser',
    '8 passed, 1 failed',
  ])
})
