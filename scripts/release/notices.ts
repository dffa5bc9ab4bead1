import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The file in a build with the licences of everything in it. */
export const LICENCES = 'assets/licences.txt'

/** Shipped without being bundled as a module: the fonts, and code that build tools insert. */
const BESIDES = ['@fontsource-variable/ibm-plex-sans', 'tailwindcss', 'rolldown', 'vite']

/** A package of node_modules, from its package.json. */
export interface Package {
  name: string
  version: string
  license?: string
}

const require = createRequire(import.meta.url)

/** Heading and licence of each, in the format Vite uses for bundled modules. */
export const notices = (): string =>
  BESIDES.map((name) => {
    const folder = dirname(require.resolve(`${name}/package.json`))
    // npm requires these in a package.json.
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
    if (file === undefined) throw new Error(`${name} has no licence file`)
    // Vite's file continues with its own bundled dependencies, none of which is delivered.
    const [text = ''] = readFileSync(join(folder, file), 'utf8').split('\n# Licenses of bundled dependencies')
    return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`
  }).join('')
