import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { countsOfPlaywright, countsOfVitest, summaryOf } from '../../../scripts/checks/counts.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'futures-counts-'))))

const reportOf = (content: object) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
const played = { stats: { expected: 2, flaky: 0, unexpected: 0 }, suites: [] }

describe('the counts of a test runner', () => {
  test('are those of its report, with failed tests, their errors and durations', () => {
    const page = join(folder, 'error-context.md')
    writeFileSync(page, '# Error details\n\n```\nno dialog\n```\n\n# Page snapshot\n\n```yaml\n- banner\n- main:\n  - heading "Fees"\n```\n\n# Test source\n')
    const errors = [
      { message: 'Test timeout of 240000ms exceeded.' },
      { message: '\u001b[31mError: no dialog\u001b[39m\n\nExpected: 1\nCall log:\n  - waiting for the dialog\n\n  2 | await open()\n> 3 | await expect(dialog).toBeVisible()\n    at main.spec.ts:3' },
    ]
    const closes = { title: 'closes', ok: false, tests: [{ results: [{ duration: 90, errors, attachments: [{ name: 'error-context', path: page }] }] }] }
    const suite = { file: 'main.spec.ts', specs: [{ title: 'opens', ok: true }], suites: [{ file: 'main.spec.ts', specs: [closes] }] }
    expect(countsOfPlaywright(true, reportOf(played))).toMatchObject({ passed: 2, failed: 0 })
    expect(countsOfPlaywright(false, reportOf({ stats: { ...played.stats, unexpected: 1 }, suites: [suite] }))).toEqual({
      passed: 2,
      failed: 1,
      red: [
        [
          'main.spec.ts: closes (Test timeout of 240000ms exceeded.) (Error: no dialog · Expected: 1 · Call log: · - waiting for the dialog)',
          '     - banner',
          '     - main:',
          '       - heading "Fees"',
        ].join('\n'),
      ],
      times: [{ test: 'main.spec.ts: opens', ms: 0 }, { test: 'main.spec.ts: closes', ms: 90 }],
    })
    const unit = { name: 'tests/a.test.ts', status: 'failed', message: '', assertionResults: [{ fullName: 'a is b', status: 'failed', duration: 4, failureMessages: ['AssertionError: expected 1 to be 2\n    at line 4'] }] }
    expect(countsOfVitest(false, reportOf({ numPassedTests: 3, numFailedTests: 1, testResults: [unit] }))).toEqual({
      passed: 3,
      failed: 1,
      red: ['tests/a.test.ts: a is b (AssertionError: expected 1 to be 2)'],
      times: [{ test: 'tests/a.test.ts: a is b', ms: 4 }],
    })
  })

  test('are one failure if it failed without a failed test, or left no report', () => {
    expect(countsOfPlaywright(false, reportOf(played)).failed).toBe(1)
    expect(countsOfPlaywright(true, join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 })
    expect(countsOfPlaywright(false, join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 })
    const stray = join(folder, 'stray.txt')
    writeFileSync(stray, 'tests/a.test.ts: outside of its tests: window is not defined')
    expect(countsOfVitest(false, reportOf({ numPassedTests: 3, numFailedTests: 0, testResults: [] }), stray)).toMatchObject({ passed: 3, failed: 1, red: ['tests/a.test.ts: outside of its tests: window is not defined'] })
  })
})

test('a step without tests counts if it fails; a step left out is reported as neither passed nor failed; the total is the last line', () => {
  const results = [
    { name: 'types', ms: 24_400, passed: 0, failed: 0 },
    { name: 'end-to-end tests', ms: 605_000, passed: 7, failed: 1, red: ['main.spec.ts: closes'], times: [{ test: 'quick', ms: 20 }, { test: 'slow', ms: 61_000 }] },
    { name: 'a short part in webkit', ms: 0, passed: 0, failed: 0, leftOut: 'webkit: there is no MiniBrowser' },
  ]
  expect(summaryOf(results).split('\n')).toEqual([
    '  61.0 s slow',
    '   0.0 s quick',
    'FAIL main.spec.ts: closes',
    'ok    0:24 types',
    'FAIL 10:05 end-to-end tests: 7 passed, 1 failed',
    'LEFT OUT a short part in webkit: webkit: there is no MiniBrowser',
    '7 passed, 1 failed',
  ])
})
