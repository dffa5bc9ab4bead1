/**
 * npm run openapi: writes openapi.json, openapi.html, codes.md and fields.md in docs/integrators from the schemas of src/api, and
 * stores the contract of each new version in docs/integrators/contract-changes.md. Prints what has changed since the last
 * version; a breaking change needs a new version.
 */
import '../setup/requireNode.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { compareContracts } from './compare.ts'
import { contractDocument, type Document } from './document.ts'
import { contractPage } from './page.ts'
import { codeTables, fieldTables } from './tables.ts'
import { contractVersions, snapshotOf } from './version.ts'

const [version] = contractVersions()
if (version === undefined) throw new Error('docs/integrators/contract-changes.md names no version')
const document = contractDocument(version)
const text = `${JSON.stringify(document, null, 2)}\n`
const docs = new URL('../../docs/integrators/', import.meta.url)
writeFileSync(new URL('openapi.json', docs), text)
writeFileSync(new URL('openapi.html', docs), contractPage(document))
writeFileSync(new URL('codes.md', docs), codeTables(document))
writeFileSync(new URL('fields.md', docs), fieldTables(document))

const snapshot = snapshotOf(version)
if (!existsSync(snapshot)) writeFileSync(snapshot, text)
// Written by this script.
const changes = compareContracts(JSON.parse(readFileSync(snapshot, 'utf8')) as Document, document)
for (const { where, what, isBreaking } of changes) process.stdout.write(`${isBreaking ? 'BREAKS ' : '       '}${where}: ${what}\n`)
process.stdout.write(`Contract ${version}: ${Object.keys(document.paths).length} calls, ${changes.length} changes since it was made\n`)
if (changes.length > 0) process.stdout.write('Write a new version into docs/integrators/contract-changes.md, then run this again\n')
