import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Where a build keeps the licences of all it is made of. */
export const LICENCES = 'assets/licences.txt'

/** Part of what is delivered though no module of it is bundled: the letters, and what the tools write into the files. */
const BESIDES = ['@fontsource-variable/ibm-plex-sans', 'tailwindcss', 'rolldown', 'vite']

/** A package of node_modules as its package.json tells of it. */
export interface Package {
  name: string
  version: string
  license?: string
}

const require = createRequire(import.meta.url)

/** Heading and licence of each, in the form Vite writes for the modules it bundles. */
export const notices = (): string =>
  BESIDES.map((name) => {
    const folder = dirname(require.resolve(`${name}/package.json`))
    // A package.json has these by npm's rules.
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
    if (file === undefined) throw new Error(`${name} has no licence file`)
    // Vite's goes on with all it was itself made with, none of which is delivered.
    const [text = ''] = readFileSync(join(folder, file), 'utf8').split('\n# Licenses of bundled dependencies')
    return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`
  }).join('')
