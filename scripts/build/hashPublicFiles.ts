import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { minifySync, type Plugin } from 'vite'
import { FIRST_CALLS } from '../../src/api/firstCalls.ts'
import { LANGUAGES } from '../../src/constants/limits.ts'
import { TEXT_NAMESPACES } from './textNamespaces.ts'

const PUBLIC = join(import.meta.dirname, '../../public')

/** Files of public/ that the app requests; their plain names are served too, for other clients. Specification §7. */
const TEXTS = LANGUAGES.flatMap((language) => TEXT_NAMESPACES.map((namespace) => `${language}/${namespace}`))
const TEXT_FILES = TEXTS.map((name) => `assets/locales/${name}.yaml`)
const FILES = ['assets/start.js', 'assets/chartHost.js', ...TEXT_FILES]

/** In Polish no line ends with a word of one letter ("i", "w", "z"): it keeps to the next one. */
const tied = (text: string) => text.replaceAll(/(?<![^\s"(„])([aiouwz]) /gi, '$1\u00A0')

/** Content of a deployed file. Texts become JSON, which is valid YAML and parsed natively by browsers; scripts are minified like the app's code. */
function contentOf(file: string): string {
  const content = readFileSync(join(PUBLIC, file), 'utf8')
  if (file.endsWith('.yaml')) {
    const texts = JSON.stringify(load(content))
    return file.includes('/pl/') ? tied(texts) : texts
  }
  const { code, errors } = minifySync(file, content)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`)
  return code
}

const hashOf = (file: string) => createHash('sha256').update(contentOf(file)).digest('hex').slice(0, 8)

/** assets/start.js as assets/start-1a2b3c4d.js: the name changes with the content, so it can be cached forever. */
const contentName = (file: string) => file.replace(/(\.\w+)$/, `-${hashOf(file)}$1`)

/** Each language's common texts, fetched by the page before its code is loaded. */
const textFiles = (nameOf: (file: string) => string) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, `/futures/${nameOf(`assets/locales/${language}/common.yaml`)}`]),
  )

const asAttribute = (value: unknown) => JSON.stringify(JSON.stringify(value).replaceAll('"', '&quot;'))

/** A page that requests these files by their hashed names. */
const renamed = (html: string) =>
  FILES.reduce((page, file) => page.replaceAll(`/futures/${file}"`, `/futures/${contentName(file)}"`), html)

/** In a build: texts as JSON, and a second, hashed name for each file of public/ that the app requests. */
export const hashPublicFiles = (): Plugin => ({
  name: 'hashPublicFiles',
  config: (_, { command }) => {
    const hashes = command === 'build' ? TEXTS.map((name) => [name, hashOf(`assets/locales/${name}.yaml`)]) : []
    return {
      define: {
        'import.meta.env.VITE_TEXT_HASHES': JSON.stringify(Object.fromEntries(hashes)),
        // Passed to start.js, which imports nothing, through the page.
        'import.meta.env.VITE_TEXTS': asAttribute(textFiles(command === 'build' ? contentName : (file) => file)),
        'import.meta.env.VITE_FIRST_CALLS': asAttribute(FIRST_CALLS),
      },
    }
  },
  generateBundle() {
    for (const file of FILES) this.emitFile({ type: 'asset', fileName: contentName(file), source: contentOf(file) })
  },
  transformIndexHtml: { order: 'post', handler: (html, { server }) => (server ? html : renamed(html)) },
  // Vite has already copied public/.
  writeBundle: ({ dir = '.' }) => {
    const page = join(dir, 'chart.html')
    writeFileSync(page, renamed(readFileSync(page, 'utf8')))
    for (const file of TEXT_FILES) writeFileSync(join(dir, file), contentOf(file))
  },
})
