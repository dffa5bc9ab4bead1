import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The files in a folder, below it, sorted by name. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()

export const sha384 = (content: string | Buffer, as: 'hex' | 'base64' = 'hex') => createHash('sha384').update(content).digest(as)

/** As browsers write it: in an attribute `integrity`, as an option of fetch. */
const integrityOf = (content: string | Buffer) => `sha384-${sha384(content, 'base64')}`

/** They hold the run-time configuration of an installation, and name the manifest: it cannot name them. */
const PAGES = ['index.html', 'webview.html']

/** A page whose scripts and styles carry their digests. */
export const withDigests = (html: string, digests: Readonly<Record<string, string>>): string =>
  html.replaceAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="\/futures\/([^"]+\.(?:js|css))"/g, (tag, file: string) => {
    const integrity = digests[file]
    if (integrity === undefined) throw new Error(`A page names ${file}, which is not in the build`)
    return `${tag} integrity="${integrity}"`
  })

/**
 * Seals a build: a manifest of every file that is served as it is, by its path below /futures/, with its SHA-384; and in the pages the digest
 * of each script and style and that of the manifest, by which src/platform/loadCode.ts knows what comes late. docs/integrators/release.md.
 */
export function seal(folder: string) {
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

/** The SHA-384 of every file of a build, packed copies and pages too, as `sha384sum` writes and checks them. */
export const sumsOf = (folder: string): string =>
  filesOf(folder).map((name) => `${sha384(readFileSync(join(folder, name)))}  ${name}\n`).join('')
