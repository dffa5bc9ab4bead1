import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Changes, DATA } from '../../../gallery/export/changes/changes.ts'
import { readAllCharts } from '../../../gallery/chart/readAll.ts'

const node = (...args: string[]) => execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })

/** A comparison in which one state of the rollover has another text. */
async function reworded(): Promise<Changes> {
  const { machine: _, ...after } = (await readAllCharts()).find(({ name }) => name === 'rollover')!
  const worded = after.nodes.findIndex(({ kind }) => kind === 'final' || kind === 'atomic')
  const before = { ...after, nodes: after.nodes.map((one, index) => (index === worded ? { ...one, description: 'As it was worded' } : one)) }
  return {
    before: { hash: '1'.repeat(40), subject: 'The older one', date: '2026-11-14T12:00:00Z' },
    after: { hash: '2'.repeat(40), subject: 'The present one', date: '2026-11-21T12:00:00Z' },
    remarks: [],
    charts: [{ name: 'rollover', before, after }],
    views: null,
  }
}

/**
 * Prepares the designers' files: pictures of one machine as by `npm run gallery:print`, a comparison as by `npm run
 * gallery:diff`, and the gallery as a static site. Returns the site's folder.
 */
export async function prepare(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  node('gallery/print.ts', '--folder', folder, '^closeOrder/.*--en-dark')
  // Absolute: Vite would take them from the gallery’s folder.
  const changes = resolve(folder, 'changes')
  mkdirSync(changes, { recursive: true })
  writeFileSync(resolve(changes, DATA), JSON.stringify(await reworded()))
  // Read by the gallery's configuration, in the build and on the development server.
  process.env['GALLERY_PICTURES'] = resolve(folder, 'pictures')
  process.env['GALLERY_CHANGES'] = changes
  const site = resolve(folder, 'site')
  node('node_modules/vite/bin/vite.js', 'build', '--config', 'gallery/vite.config.ts', '--outDir', site, '--emptyOutDir', '--logLevel', 'error')
  return site
}
