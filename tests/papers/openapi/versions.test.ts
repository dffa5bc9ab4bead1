import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareContracts } from '../../../scripts/openapi/compare.ts'
import { contractDocument, type Document } from '../../../scripts/openapi/document.ts'
import { contractVersions, snapshotOf, versionsIn } from '../../../scripts/openapi/version.ts'

const versions = contractVersions()
const snapshot = (version: string) => JSON.parse(readFileSync(snapshotOf(version), 'utf8')) as Document
const changesOf = (before: Document, after: Document) => compareContracts(before, after).map(({ where, what, isBreaking }) => `${isBreaking ? 'breaks: ' : ''}${where} ${what}`)

test('the schemas match the last version in docs/integrators/contract-changes.md; a changed contract needs a new version', () => {
  const [last = ''] = versions
  expect(changesOf(snapshot(last), contractDocument(last)), 'write a new version into docs/integrators/contract-changes.md, then npm run openapi').toEqual([])
})

test('every listed version is stored, and no other', () => {
  expect(versions.length).toBeGreaterThan(0)
  for (const version of versions) expect(existsSync(snapshotOf(version)), version).toBe(true)
  expect(readdirSync('docs/integrators/contract').toSorted()).toEqual(versions.map((version) => `${version}.json`).toSorted())
  for (const version of versions) expect(snapshot(version).info.version).toBe(version)
})

/** Whether a version number correctly follows another, for breaking or other changes. */
const isNext = (version: string, before: string, breaks: boolean) => {
  const [[major = 0, minor = 0], [first = 0, second = 0]] = [version.split('.').map(Number), before.split('.').map(Number)]
  return breaks ? major === first + 1 && minor === 0 : (major === first && minor === second + 1) || (major === first + 1 && minor === 0)
}

test('a breaking version has a new first number, any other at least a new second one', () => {
  for (const [index, version] of versions.entries()) {
    const before = versions[index + 1]
    if (before === undefined) continue
    const changes = compareContracts(snapshot(before), snapshot(version))
    expect(isNext(version, before, changes.some(({ isBreaking }) => isBreaking)), `${before} to ${version}`).toBe(true)
  }
  expect(isNext('2.0', '1.3', true) && isNext('1.4', '1.3', false)).toBe(true)
  expect(isNext('1.4', '1.3', true) || isNext('1.3', '1.3', false) || isNext('1.2', '1.3', false)).toBe(false)
})

test('versions are read from their headings, newest first', () => {
  expect(versionsIn('# Title\n\n## 2.0\n\ntext\n\n## 1.1\n\n## not one\n')).toEqual(['2.0', '1.1'])
})
