/**
 * npm run licences [-- folder]
 *
 * Names every package that a build delivers, with its licence, and those only used to make it, by licence. Fails if a
 * delivered package has no licence or one that is not approved. The build contains the licence texts: assets/licences.txt.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LICENCES, type Package } from './notices.ts'

/** Licences that permit delivery with their notices. */
const AGREED = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'CC0-1.0'])

/** The packages named in a build's notices. */
export const deliveredPackages = (notices: string): Package[] =>
  [...notices.matchAll(/^## (\S+) - (\S+)(?: \((.+)\))?$/gm)].map(([, name = '', version = '', license]) => ({
    name,
    version,
    ...(license !== undefined && { license }),
  }))

/** Those without an approved licence. */
export const withoutApprovedLicence = (packages: Package[]): Package[] =>
  packages.filter(({ license }) => license === undefined || !AGREED.has(license))

/** All other packages of a lockfile, by licence. */
export function buildOnlyPackages(lockfile: string, shipped: Package[]): Map<string, string[]> {
  // Written by npm.
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, Package> }
  const names = new Set(shipped.map(({ name, version }) => `${name} ${version}`))
  const groups = new Map<string, Set<string>>()
  for (const [path, { version, license = 'not stated' }] of Object.entries(packages)) {
    const name = `${path.split('node_modules/').at(-1)} ${version}`
    if (path !== '' && !names.has(name)) groups.set(license, (groups.get(license) ?? new Set()).add(name))
  }
  const sorted = [...groups].toSorted(([, some], [, others]) => others.size - some.size)
  return new Map(sorted.map(([license, all]) => [license, [...all].toSorted()]))
}

function main(dist: string): number {
  const file = join(dist, LICENCES)
  if (!existsSync(file)) {
    console.error(`No ${file}: npm run build first`)
    return 1
  }
  const shipped = deliveredPackages(readFileSync(file, 'utf8'))
  console.log(`Delivered, ${shipped.length} packages:`)
  for (const { name, version, license } of shipped)
    console.log(`  ${(license ?? 'none').padEnd(12)} ${name} ${version}`)

  console.log('\nOnly used to make and test it, by licence:')
  for (const [license, names] of buildOnlyPackages(readFileSync('package-lock.json', 'utf8'), shipped))
    console.log(`  ${license} (${names.length}): ${names.join(', ')}`)

  const refused = withoutApprovedLicence(shipped)
  for (const { name, license } of refused)
    console.error(`FAIL ${name}: ${license ?? 'no licence stated'} has not been agreed to`)
  return shipped.length > 0 && refused.length === 0 ? 0 : 1
}

if (import.meta.main) process.exit(main(process.argv[2] ?? 'dist'))
