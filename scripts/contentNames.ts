import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../src/limits.ts'

const PUBLIC = join(import.meta.dirname, '../public')
const NAMESPACES = ['common', 'faq', 'termsOfUse']

/** Files of public/ whose address the app knows; their plain names are served too, for whoever has those. Specification §7. */
const TEXTS = LANGUAGES.flatMap((language) => NAMESPACES.map((namespace) => `${language}/${namespace}`))
const TEXT_FILES = TEXTS.map((name) => `assets/locales/${name}.yaml`)
const FILES = ['assets/theme.js', 'assets/chartHost.js', ...TEXT_FILES]

/** What is delivered under a name. Texts are JSON then, which is YAML, and which the browser reads by itself. */
function contentOf(file: string): string {
  const written = readFileSync(join(PUBLIC, file), 'utf8')
  return file.endsWith('.yaml') ? JSON.stringify(load(written)) : written
}

const hashOf = (file: string) => createHash('sha256').update(contentOf(file)).digest('hex').slice(0, 8)

/** assets/theme.js as assets/theme-1a2b3c4d.js: a name that changes with the content, so that it may be kept for ever. */
export const contentName = (file: string) => file.replace(/(\.\w+)$/, `-${hashOf(file)}$1`)

/** A page whose files are asked for by these names. */
const renamed = (html: string) => FILES.reduce((page, file) => page.replaceAll(`/futures/${file}"`, `/futures/${contentName(file)}"`), html)

/** In a build: texts as JSON, a second name for each file of public/ that the app asks for, and the app asks by that one. */
export const contentNames = (): Plugin => ({
  name: 'contentNames',
  config: (_, { command }) => {
    const hashes = command === 'build' ? TEXTS.map((name) => [name, hashOf(`assets/locales/${name}.yaml`)]) : []
    return {
      define: {
        'import.meta.env.VITE_TEXT_HASHES': JSON.stringify(Object.fromEntries(hashes)),
        // For theme.js, which imports nothing: the page tells it.
        'import.meta.env.VITE_LANGUAGES': JSON.stringify(LANGUAGES.join(' ')),
      },
    }
  },
  generateBundle() {
    for (const file of FILES) this.emitFile({ type: 'asset', fileName: contentName(file), source: contentOf(file) })
  },
  transformIndexHtml: { order: 'post', handler: (html, { server }) => (server ? html : renamed(html)) },
  // Vite has copied public/ by now.
  writeBundle: ({ dir = '.' }) => {
    const page = join(dir, 'chart.html')
    writeFileSync(page, renamed(readFileSync(page, 'utf8')))
    for (const file of TEXT_FILES) writeFileSync(join(dir, file), contentOf(file))
  },
})
