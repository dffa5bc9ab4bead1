import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The files in a folder, below it, sorted by name. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()

export const sha384 = (content: string | Buffer, as: 'hex' | 'base64' = 'hex') =>
  createHash('sha384').update(content).digest(as)

/** In the format of the `integrity` attribute and of fetch. */
const integrityOf = (content: string | Buffer) => `sha384-${sha384(content, 'base64')}`

/** Not in the manifest: they contain it by digest, and the configuration of an installation. */
const PAGES = ['index.html', 'webview.html']

/** Adds `integrity` attributes to a page's scripts and styles. */
const withDigests = (html: string, digests: Readonly<Record<string, string>>): string =>
  html.replaceAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="\/futures\/([^"]+\.(?:js|css))"/g, (tag, file: string) => {
    const integrity = digests[file]
    if (integrity === undefined) throw new Error(`A page names ${file}, which is not in the build`)
    return `${tag} integrity="${integrity}"`
  })

/**
 * Writes the manifest of a build (the SHA-384 of every static file, by path below /futures/), and adds to the pages the digests
 * of their scripts and styles and of the manifest, with which src/platform/loadCode.ts verifies late code.
 * docs/integrators/release.md.
 */
export function writeManifest(folder: string) {
  const names = filesOf(folder).filter((name) => !PAGES.includes(name))
  const digests = Object.fromEntries(names.map((name) => [name, integrityOf(readFileSync(join(folder, name)))]))
  const manifest = JSON.stringify(digests)
  const file = `assets/files-${createHash('sha256').update(manifest).digest('hex').slice(0, 8)}.json`
  writeFileSync(join(folder, file), manifest)

  const ending = `  <meta name="futures-files" content="/futures/${file} ${integrityOf(manifest)}">\n  </head>`
  for (const page of PAGES) {
    const html = withDigests(readFileSync(join(folder, page), 'utf8'), digests)
    writeFileSync(join(folder, page), html.replace('</head>', ending))
  }
}

/** The SHA-384 of every file of a build, including compressed copies and pages, in the format of `sha384sum`. */
export const sumsOf = (folder: string): string =>
  filesOf(folder)
    .map((name) => `${sha384(readFileSync(join(folder, name)))}  ${name}\n`)
    .join('')
