/**
 * npm run budget [-- folder]: kilobytes (brotli) that the heads of the trading page and the contest's webview load; fails above
 * the limits. The limits are the current sizes; docs/performance.md has the goals.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFile } from './files.ts'

const LIMITS = { js: 160.2, css: 10.5, font: 27, yaml: 8, webviewJs: 153.1 }
const BASE = '/futures/'

const dist = process.argv[2] ?? 'dist'
if (!existsSync(join(dist, 'index.html'))) throw new Error(`No build in ${dist}: npm run build`)

const filesNamedIn = (html: string) =>
  [...html.matchAll(/(?:src="|href="|&quot;)\/futures\/([^"?&]+)[^"&]*(?:"|&quot;)/g)].flatMap(([, path]) =>
    path === undefined ? [] : [path],
  )
const html = readFileSync(join(dist, 'index.html'), 'utf8')
const webview = readFileSync(join(dist, 'webview.html'), 'utf8')
/** Without the hashes in the names of files: they compress by chance, by up to 0.1 kB from one build to the next. */
const withoutHashes = (raw: Buffer) => Buffer.from(raw.toString().replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, ''))
const kilobytes = (ending: RegExp, combine: (sizes: number[]) => number, page = html) =>
  combine(
    [...new Set(filesNamedIn(page))]
      .filter((path) => ending.test(path))
      .map((path) => compressFile(join(dist, path), withoutHashes).brotli.length / 1_000),
  )
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

const sizes = {
  js: kilobytes(/\.js$/, sum),
  css: kilobytes(/\.css$/, sum),
  /** Preloaded by src/main.tsx. */
  font: sum(
    readdirSync(join(dist, 'assets'))
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => compressFile(join(dist, 'assets', name)).brotli.length / 1_000),
  ),
  /** The larger of the two languages. */
  yaml: kilobytes(/\.yaml$/, (each) => Math.max(0, ...each)),
  webviewJs: kilobytes(/\.js$/, sum, webview),
}

let isWithin = true
for (const [name, limit] of Object.entries(LIMITS)) {
  const size = sizes[name as keyof typeof sizes]
  isWithin &&= size > 0 && size <= limit
  console.log(`${size <= limit ? 'ok  ' : 'FAIL'} ${name} ${size.toFixed(1)} kB brotli, at most ${limit}`)
}
if (!html.includes(`${BASE}assets/vendor-`)) throw new Error('The libraries are in no file of their own')
process.exit(isWithin ? 0 : 1)
