import * as z from '../../../../src/api/zod.ts'

const Lock = z.object({ packages: z.record(z.string(), z.object({ version: z.optional(z.string()) })) })

/** The packages of a package-lock.json, with their versions; the project itself is none. */
const packagesOf = (lock: string) => Object.entries(Lock.parse(JSON.parse(lock)).packages).filter(([path]) => path !== '')

/**
 * The packages that a commit needs and that are not installed in this version: 'vite 8.3.8'. Others may have been added since.
 * Both arguments are texts of a package-lock.json.
 */
export function missingPackages(installed: string, needed: string): string[] {
  const present = new Map(packagesOf(installed).map(([path, { version }]) => [path, version]))
  return packagesOf(needed)
    .filter(([path, { version }]) => !present.has(path) || present.get(path) !== version)
    .map(([path, { version = 'linked' }]) => `${path.replace(/^.*node_modules\//, '')} ${version}`)
}
