import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { deliveredPackages, withoutApprovedLicence } from '../../../scripts/release/licences.ts'
import { billOfMaterials } from '../../../scripts/release/sbom.ts'

interface Locked {
  version: string
  integrity?: string
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
const lockfile = readFileSync('package-lock.json', 'utf8')
const { packages } = JSON.parse(lockfile) as { packages: Record<string, Locked> }
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>
const requested = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
})
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('every package is pinned to an exact version, which is the installed one', () => {
  expect(requested.length).toBeGreaterThan(40)
  for (const [name, version] of requested) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
  }
})

test('every installed package has an integrity hash, and no install script', () => {
  expect(installed.length).toBeGreaterThan(400)
  expect(
    installed
      .filter(
        ([, { integrity, hasInstallScript }]) => integrity?.startsWith('sha512-') !== true || hasInstallScript === true,
      )
      .map(([path]) => path),
  ).toEqual([])
})

const NOTICES = `# Licenses

## react - 19.3.1 (MIT)

MIT License

## left - 1.0.0

## copied - 2.0.0 (GPL-3.0-only)
`

test('a delivered package needs an approved licence', () => {
  const shipped = deliveredPackages(NOTICES)
  expect(shipped).toEqual([
    { name: 'react', version: '19.3.1', license: 'MIT' },
    { name: 'left', version: '1.0.0' },
    { name: 'copied', version: '2.0.0', license: 'GPL-3.0-only' },
  ])
  expect(withoutApprovedLicence(shipped).map(({ name }) => name)).toEqual(['left', 'copied'])
})

describe('the bill of materials', () => {
  const BUILT_AT = new Date(Date.UTC(2026, 10, 22, 8))
  const named = (name: string) => ({ name, version: packages[`node_modules/${name}`]?.version ?? '', license: 'MIT' })
  const lock = { name: 'futures', version: '1.0.0', packages }

  test('lists exactly the delivered packages, each with its integrity hash', () => {
    const { components } = billOfMaterials([named('react'), named('@tanstack/react-router')], lock, BUILT_AT)
    expect(components.map(({ name, version }) => `${name} ${version}`)).toEqual([
      `react ${named('react').version}`,
      `@tanstack/react-router ${named('@tanstack/react-router').version}`,
    ])
    expect(components[1]?.purl).toBe(`pkg:npm/%40tanstack/react-router@${named('@tanstack/react-router').version}`)
    expect(`sha512-${Buffer.from(components[0]?.hashes[0]?.content ?? '', 'hex').toString('base64')}`).toBe(
      packages['node_modules/react']?.integrity,
    )
  })

  test('contains dependencies and build time, and is the same for the same build', () => {
    const bill = () => billOfMaterials([named('react'), named('react-dom'), named('scheduler')], lock, BUILT_AT)
    const [react, reactDom, scheduler] = bill().components.map(({ purl }) => purl)
    expect(bill().dependencies).toEqual([
      { ref: 'futures@1.0.0', dependsOn: [react, reactDom] },
      { ref: react, dependsOn: [] },
      { ref: reactDom, dependsOn: [react, scheduler] },
      { ref: scheduler, dependsOn: [] },
    ])
    expect(bill().metadata.timestamp).toBe('2026-11-22T08:00:00.000Z')
    expect(bill().serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
    expect(bill()).toEqual(bill())
  })
})
