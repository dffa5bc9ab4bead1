/**
 * npm run openapi: writes openapi.json, codes.md and fields.md in docs/integrators from the schemas of src/api. Prints what has
 * changed since the last release. A change that needs a new second number gets its version in docs/integrators/contract-changes.md;
 * one that breaks an exchange needs a first number and what to do, which a person writes: without them it fails.
 */
import '../setup/requireNode.ts'
import { writeFileSync } from 'node:fs'
import { compareContracts } from './compare.ts'
import { contractDocument } from './document.ts'
import { codeTables, fieldTables } from './tables.ts'
import { contractBefore, contractVersions, unversionedChanges, writeVersion } from './version.ts'

const newestVersion = () => contractVersions()[0] ?? '0.0'
const before = contractBefore() ?? contractDocument(newestVersion())
const unversioned = () => unversionedChanges(before, contractDocument(newestVersion()))
const missing = unversioned()
if (missing.length > 0 && !missing.some(({ isBreaking }) => isBreaking)) writeVersion(missing)

const version = newestVersion()
const document = contractDocument(version)
const docs = new URL('../../docs/integrators/', import.meta.url)
writeFileSync(new URL('openapi.json', docs), `${JSON.stringify(document, null, 2)}\n`)
writeFileSync(new URL('codes.md', docs), codeTables(document))
writeFileSync(new URL('fields.md', docs), fieldTables(document))

const changes = compareContracts(before, document)
for (const { where, what, isBreaking } of changes)
  process.stdout.write(`${isBreaking ? 'BREAKS ' : '       '}${where}: ${what}\n`)
process.stdout.write(
  `Contract ${version}: ${Object.keys(document.paths).length} calls, ${changes.length} changes since ${before.info.version}\n`,
)
if (unversioned().length > 0) {
  process.exitCode = 1
  process.stdout.write('Write a new version into docs/integrators/contract-changes.md, then run this again\n')
}
