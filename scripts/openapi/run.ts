/**
 * npm run openapi: writes openapi.json, codes.md and fields.md in docs/integrators from the schemas of src/api. Prints what has
 * changed since the last release, and fails if that needs a new version in docs/integrators/contract-changes.md.
 */
import '../setup/requireNode.ts'
import { writeFileSync } from 'node:fs'
import { compareContracts } from './compare.ts'
import { contractDocument } from './document.ts'
import { codeTables, fieldTables } from './tables.ts'
import { contractBefore, contractVersions, unversionedChanges } from './version.ts'

const [version] = contractVersions()
if (version === undefined) throw new Error('docs/integrators/contract-changes.md names no version')
const document = contractDocument(version)
const docs = new URL('../../docs/integrators/', import.meta.url)
writeFileSync(new URL('openapi.json', docs), `${JSON.stringify(document, null, 2)}\n`)
writeFileSync(new URL('codes.md', docs), codeTables(document))
writeFileSync(new URL('fields.md', docs), fieldTables(document))

const before = contractBefore() ?? document
const changes = compareContracts(before, document)
for (const { where, what, isBreaking } of changes)
  process.stdout.write(`${isBreaking ? 'BREAKS ' : '       '}${where}: ${what}\n`)
process.stdout.write(
  `Contract ${version}: ${Object.keys(document.paths).length} calls, ${changes.length} changes since ${before.info.version}\n`,
)
if (unversionedChanges(before, document).length > 0) {
  process.exitCode = 1
  process.stdout.write('Write a new version into docs/integrators/contract-changes.md, then run this again\n')
}
