import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

/** The app's pages with a brand, as created by `npm run brand -- FILE --into`. */
export interface BrandedPages {
  page: (html: string) => string
  /** A file of the brand by its asset name: 'brand-1a2b3c4d.css'; null for any other. */
  file: (name: string) => Buffer | null
  takeOff: () => void
}

const KIT = 'scripts/brand/run.ts'

/** Runs the brand kit as a separate tool; throws its messages if it rejects the brand. */
function dress(file: string, further: readonly string[] = []) {
  const { status, stderr } = spawnSync(process.execPath, [KIT, resolve(file), ...further], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  if (status !== 0) throw new Error(`--brand ${file}:\n${stderr.trim()}`)
}

/** Applies a brand to the served pages; the build stays unchanged. Throws the brand's errors. */
export function brandPages(file: string): BrandedPages {
  dress(file)
  const folder = mkdtempSync(join(tmpdir(), 'futures-brand-'))
  mkdirSync(join(folder, 'assets'))
  /** By the original page. */
  const pages = new Map<string, string>()
  return {
    page: (html) => {
      const known = pages.get(html)
      if (known !== undefined) return known
      for (const name of ['index.html', 'webview.html']) writeFileSync(join(folder, name), html)
      dress(file, ['--into', folder])
      const branded = readFileSync(join(folder, 'index.html'), 'utf8')
      pages.set(html, branded)
      return branded
    },
    file: (name) => {
      const path = join(folder, 'assets', basename(name))
      return /^brand-[\w-]+\.(css|svg)$/.test(name) && existsSync(path) ? readFileSync(path) : null
    },
    takeOff: () => rmSync(folder, { recursive: true, force: true }),
  }
}
