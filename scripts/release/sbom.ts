/**
 * npm run sbom [-- folder]
 *
 * Writes the bill of materials of a build, as CycloneDX 1.6, to the screen; each build has it beside it, too (dist.sbom.json): exactly the
 * delivered packages, each with its licence and the hash of its content. npm's own (`npm sbom --omit=dev`) is not used: it lists the dependencies, not
 * the contents of a build, and omits anything that a development tool needs too, such as React.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deliveredPackages } from './licences.ts'
import { LICENCES, type Package } from './notices.ts'

interface Lockfile {
  name: string
  version: string
  packages: Record<
    string,
    {
      version?: string
      integrity?: string
      dependencies?: Record<string, string>
      peerDependencies?: Record<string, string>
    }
  >
}

/** 'pkg:npm/%40xstate/react@6.1.0', the format of vulnerability scanners. */
const purl = ({ name, version }: Package) => `pkg:npm/${name.replace('@', '%40')}@${version}`

const lockedEntry = ({ name, version }: Package, { packages }: Lockfile) =>
  Object.entries(packages).find(
    ([path, entry]) => path.endsWith(`node_modules/${name}`) && entry.version === version,
  )?.[1]

/** The integrity hash of a package, in hexadecimal. Throws if it is not in the lockfile. */
function sha512({ name, version }: Package, lockfile: Lockfile): string {
  const hash = /^sha512-(.+)$/.exec(lockedEntry({ name, version }, lockfile)?.integrity ?? '')?.[1]
  if (hash === undefined) throw new Error(`package-lock.json does not know ${name} ${version}`)
  return Buffer.from(hash, 'base64').toString('hex')
}

/** The delivered packages that a package depends on, by the lockfile. */
function needs(
  one: { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> } | undefined,
  shipped: Package[],
): string[] {
  const names = Object.keys({ ...one?.dependencies, ...one?.peerDependencies })
  return shipped.filter(({ name }) => names.includes(name)).map(purl)
}

/** A UUID derived from the content, so that the same build has the same one. */
function serialNumber(content: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The bill of materials of a build; deterministic, so that two can be compared. `builtAt`: null if nobody said when. */
export function billOfMaterials(shipped: Package[], lockfile: Lockfile, builtAt: Date | null) {
  const root = `${lockfile.name}@${lockfile.version}`
  const components = shipped.map((one) => ({
    type: 'library',
    'bom-ref': purl(one),
    name: one.name,
    version: one.version,
    purl: purl(one),
    hashes: [{ alg: 'SHA-512', content: sha512(one, lockfile) }],
    ...(one.license !== undefined && { licenses: [{ license: { id: one.license } }] }),
  }))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber([root, components]),
    version: 1,
    metadata: {
      ...(builtAt !== null && { timestamp: builtAt.toISOString() }),
      tools: { components: [{ type: 'application', name: 'scripts/release/sbom.ts', version: lockfile.version }] },
      component: { type: 'application', 'bom-ref': root, name: lockfile.name, version: lockfile.version },
    },
    components,
    dependencies: [
      { ref: root, dependsOn: needs(lockfile.packages[''], shipped) },
      ...shipped.map((one) => ({ ref: purl(one), dependsOn: needs(lockedEntry(one, lockfile), shipped) })),
    ],
  }
}

/**
 * Epoch seconds, set by packagers: https://reproducible-builds.org/specs/source-date-epoch. With the clock, no two builds would
 * be equal.
 */
function saidTime(): Date | null {
  const seconds = process.env['SOURCE_DATE_EPOCH']
  return seconds !== undefined && /^\d{1,11}$/.test(seconds) ? new Date(Number(seconds) * 1_000) : null
}

/** The bill of materials of the build in a folder, as text. */
export function billOf(dist: string): string {
  // Written by npm.
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  return `${JSON.stringify(billOfMaterials(deliveredPackages(readFileSync(join(dist, LICENCES), 'utf8')), lockfile, saidTime()), null, 2)}\n`
}

function main(dist: string): number {
  if (!existsSync(join(dist, LICENCES))) {
    console.error(`No ${join(dist, LICENCES)}: npm run build first`)
    return 1
  }
  process.stdout.write(billOf(dist))
  return 0
}

if (import.meta.main) process.exit(main(process.argv[2] ?? 'dist'))
