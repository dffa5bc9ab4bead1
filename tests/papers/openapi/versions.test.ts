import { expect, test } from 'vitest'
import { contractDocument, type Document } from '../../../scripts/openapi/document.ts'
import {
  contractBefore,
  contractVersions,
  unversionedChanges,
  versionsIn,
  withVersion,
} from '../../../scripts/openapi/version.ts'

const [version = '', ...olderVersions] = contractVersions()
const now = contractDocument(version)

/** A contract of this version, without these calls. */
const contract = (info: string, without: string[] = []): Document => ({
  ...now,
  info: { ...now.info, version: info },
  paths: Object.fromEntries(Object.entries(now.paths).filter(([path]) => !without.includes(path))),
})

test('a contract that differs from the last release, or from the parent commit, has a new version in docs/integrators/contract-changes.md', () => {
  const before = contractBefore() ?? now
  expect(unversionedChanges(before, now)).toEqual([])
  expect([version, ...olderVersions]).toContain(before.info.version)
})

test('a breaking change needs a new first number, any other at least a new second one', () => {
  const call = Object.keys(now.paths).slice(0, 1)
  const isAccepted = (before: Document, after: Document) => unversionedChanges(before, after).length === 0
  const removes = (from: string, to: string) => isAccepted(contract(from), contract(to, call))
  const adds = (from: string, to: string) => isAccepted(contract(from, call), contract(to))
  expect([removes('1.3', '2.0'), removes('1.3', '1.4'), removes('1.3', '1.3'), removes('2.0', '1.9')]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect([adds('1.3', '2.0'), adds('1.3', '1.4'), adds('1.9', '1.10'), adds('1.3', '1.3'), adds('1.3', '1.2')]).toEqual(
    [true, true, true, false, false],
  )
  expect(isAccepted(contract('1.3'), contract('1.3'))).toBe(true)
})

test('versions are read from their headings, newest first', () => {
  expect(versionsIn('# Title\n\n## 2.0\n\ntext\n\n## 1.1\n\n## not one\n')).toEqual(['2.0', '1.1'])
})

test('a change that breaks nothing gets the next second number above the others', () => {
  const added = { where: '/orders(1).note', what: 'added', isBreaking: false }
  expect(withVersion('# Title\n\n## 2.9\n\ntext\n', [added, added])).toBe(
    '# Title\n\n## 2.10\n\n- `/orders.note`: added\n\n## 2.9\n\ntext\n',
  )
})
