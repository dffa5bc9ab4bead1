/** npm run gallery:diff -- <commit>: see HELP. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findChromium } from '../scripts/setup/chromium.ts'
import type { Changes } from './export/changes/changes.ts'
import { DATA } from './export/changes/changes.ts'
import { checkOut } from './export/changes/checkout.ts'
import { compareViews } from './export/changes/compareViews.ts'
import { commitCalled, mustBeClean } from './export/changes/git.ts'
import { markdownOf } from './export/changes/markdown.ts'
import { type DiffOptions, HELP, readDiffOptions } from './export/changes/options.ts'
import { chartsOf, picturesOf, type Tree } from './export/changes/readTree.ts'
import { savePage } from './export/changes/savePage.ts'
import { summaryOf } from './export/changes/summary.ts'
import { WrongUse } from './export/changes/wrongUse.ts'
import { readAllCharts } from './chart/readAll.ts'
import { readViews } from './view/readViews.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** What two checkouts differ in. The pictures that differ are kept in `folder`. */
async function compare(before: Tree, after: Tree, temporary: string, folder: string, { isChartsOnly, printArgs }: DiffOptions): Promise<Pick<Changes, 'remarks' | 'charts' | 'views'>> {
  const trees = [before, after] as const
  const [then, now] = trees.map((tree) => chartsOf(tree, join(temporary, 'charts.json')))
  const remarks = [then?.remark, now?.remark]
  const names = [...new Set([...(now?.charts ?? []), ...(then?.charts ?? [])].map(({ name }) => name))].toSorted()
  const chartAt = (charts: Changes['charts'][number]['after'][] | null | undefined, name: string) => charts?.find((chart) => chart?.name === name) ?? null
  // Of a side that cannot be read nothing is said: all of it would look added.
  const charts = then?.charts && now?.charts ? names.map((name) => ({ name, before: chartAt(then.charts, name), after: chartAt(now.charts, name) })) : []
  let views: Changes['views'] = null
  if (!isChartsOnly) {
    const [old, recent] = await Promise.all(trees.map((tree) => picturesOf(tree, join(temporary, tree.name), printArgs, console.log)))
    remarks.push(old?.remark, recent?.remark)
    if (old?.printed && recent?.printed) {
      if (old.printed.names.length + recent.printed.names.length === 0) throw new WrongUse('No view is called so: --views chooses by the names of pictures, such as reset/resetting/error.')
      views = compareViews(old.printed, recent.printed, folder)
    }
  }
  return { remarks: remarks.filter((remark) => typeof remark === 'string'), charts, views }
}

async function run(options: DiffOptions) {
  const { folder, gallery, isInstalling, isChartsOnly } = options
  const before = commitCalled(ROOT, options.commit)
  mustBeClean(ROOT)
  const after = commitCalled(ROOT, 'HEAD')
  if (before.hash === after.hash) throw new WrongUse(`“${options.commit}” is the present commit: there is nothing to compare it with.`)
  if (findChromium() === null && !isChartsOnly) throw new WrongUse('No Chromium found to take pictures with: install one, set CHROMIUM to its path, or compare the charts alone by --charts.')

  const temporary = mkdtempSync(join(tmpdir(), 'gallery-diff-'))
  const made = join(temporary, 'report')
  mkdirSync(made)
  // Interrupted printers end by themselves; what is temporary is still removed.
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort(new WrongUse('Interrupted: nothing was compared, the last comparison is kept.')))
  try {
    const { folder: older, remove } = checkOut(ROOT, before.hash, isInstalling)
    try {
      const found = await compare({ folder: older, name: before.hash.slice(0, 9) }, { folder: ROOT, name: after.hash.slice(0, 9) }, temporary, made, options)
      interrupted.signal.throwIfAborted()
      const changes: Changes = { before, after, ...found }
      const summary = summaryOf(changes, await readAllCharts(), await readViews(), 'plain')
      writeFileSync(join(made, DATA), JSON.stringify(changes))
      writeFileSync(join(made, 'report.md'), markdownOf(changes, summary, gallery))
      if (findChromium() !== null) await savePage(made, join(made, 'index.html'), gallery)
      else console.log('Without Chromium there is no page, only report.md and what the gallery shows.')
      for (const remark of changes.remarks) console.log(remark)
      console.log(`${summary.machines.length} machines differ: ${join(folder, 'index.html')}, ${join(folder, 'report.md')}, and #/changes in the gallery`)
    } finally {
      remove()
    }
    // The last comparison is replaced only by a whole one.
    if (existsSync(folder)) rmSync(folder, { recursive: true })
    mkdirSync(resolve(folder, '..'), { recursive: true })
    cpSync(made, folder, { recursive: true })
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

try {
  const options = readDiffOptions(process.argv.slice(2))
  if (options === 'help') console.log(HELP)
  else await run(options)
} catch (error) {
  if (!(error instanceof WrongUse)) throw error
  console.error(error.message)
  process.exitCode = 2
}
