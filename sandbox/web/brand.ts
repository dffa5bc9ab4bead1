import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

/** The app's pages in a brand, as `npm run brand -- FILE --into` makes them. */
export interface Worn {
  page: (html: string) => string
  /** A file the brand brings, by its name among the assets: 'brand-1a2b3c4d.css'; null for any other. */
  file: (name: string) => Buffer | null
  takeOff: () => void
}

const KIT = 'scripts/brand/run.ts'

/** Runs the brand kit, a tool beside the house; throws its words where it refuses. */
function dress(file: string, further: readonly string[] = []) {
  const { status, stderr } = spawnSync(process.execPath, [KIT, resolve(file), ...further], { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } })
  if (status !== 0) throw new Error(`--brand ${file}:\n${stderr.trim()}`)
}

/** Puts a brand on the pages that are served; the build stays as it is. Throws what is wrong with the brand, in words. */
export function wearBrand(file: string): Worn {
  dress(file)
  const folder = mkdtempSync(join(tmpdir(), 'futures-brand-'))
  mkdirSync(join(folder, 'assets'))
  /** By the page as it was. */
  const pages = new Map<string, string>()
  return {
    page: (html) => {
      const known = pages.get(html)
      if (known !== undefined) return known
      for (const name of ['index.html', 'webview.html']) writeFileSync(join(folder, name), html)
      dress(file, ['--into', folder])
      const worn = readFileSync(join(folder, 'index.html'), 'utf8')
      pages.set(html, worn)
      return worn
    },
    file: (name) => {
      const path = join(folder, 'assets', basename(name))
      return /^brand-[\w-]+\.(css|svg)$/.test(name) && existsSync(path) ? readFileSync(path) : null
    },
    takeOff: () => rmSync(folder, { recursive: true, force: true }),
  }
}
