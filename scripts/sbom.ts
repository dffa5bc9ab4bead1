/**
 * npm run sbom [-- folder]
 *
 * Writes the bill of materials of a build, as CycloneDX 1.6, to the screen: every package that is delivered and no other, each
 * with its licence and the hash of its content. npm's own (`npm sbom --omit=dev`) is not used: it follows what is asked for, not
 * what a build holds, and leaves out whatever a development tool needs too, such as React.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { delivered } from './licences.ts'
import { LICENCES, type Package } from './notices.ts'

interface Lockfile {
  name: string
  version: string
  packages: Record<string, { version?: string; integrity?: string }>
}

/** 'pkg:npm/%40xstate/react@6.1.0', as scanners of known weaknesses read it. */
const purl = ({ name, version }: Package) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** The hash a package was installed by, in hexadecimal. Throws where the lockfile does not know the package. */
function sha512({ name, version }: Package, { packages }: Lockfile): string {
  const locked = Object.entries(packages).find(([path, entry]) => path.endsWith(`node_modules/${name}`) && entry.version === version)
  const hash = /^sha512-(.+)$/.exec(locked?.[1].integrity ?? '')?.[1]
  if (hash === undefined) throw new Error(`package-lock.json does not know ${name} ${version}`)
  return Buffer.from(hash, 'base64').toString('hex')
}

/** The bill of materials of what is delivered: the same for the same build, so that two can be compared. */
export const billOfMaterials = (shipped: Package[], lockfile: Lockfile) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: lockfile.name, version: lockfile.version } },
  components: shipped.map((one) => ({
    type: 'library',
    'bom-ref': purl(one),
    name: one.name,
    version: one.version,
    purl: purl(one),
    hashes: [{ alg: 'SHA-512', content: sha512(one, lockfile) }],
    ...(one.license !== undefined && { licenses: [{ license: { id: one.license } }] }),
  })),
})

function main(dist: string): number {
  const file = join(dist, LICENCES)
  if (!existsSync(file)) {
    console.error(`No ${file}: npm run build first`)
    return 1
  }
  // Written by npm.
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  console.log(JSON.stringify(billOfMaterials(delivered(readFileSync(file, 'utf8')), lockfile), null, 2))
  return 0
}

if (import.meta.main) process.exit(main(process.argv[2] ?? 'dist'))
