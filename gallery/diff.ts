/** npm run gallery:diff -- <commit>: see HELP. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findChromium } from '../scripts/setup/chromium.ts'
import type { Changes } from './export/changes/changes.ts'
import { DATA } from './export/changes/changes.ts'
import { checkOut } from './export/changes/checkout.ts'
import { affectedBy, type ChosenPictures } from './export/changes/source/affected.ts'
import { compareViews, differingIn, type Edition } from './export/changes/compareViews.ts'
import { commitCalled, filesBetween, mustBeClean } from './export/changes/source/git.ts'
import { markdownOf } from './export/changes/markdown.ts'
import { type DiffOptions, HELP, readDiffOptions } from './export/changes/options.ts'
import { chartsOf, picturesOf, type Tree } from './export/changes/readTree.ts'
import { savePage } from './export/changes/savePage.ts'
import { summaryOf } from './export/changes/summary.ts'
import { WrongUse } from './export/changes/wrongUse.ts'
import { readAllCharts } from './chart/readAll.ts'
import { readViews } from './view/readViews.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** Prints the chosen views, or all, of both trees. Null if one of them cannot be printed; `remarks` says why. */
async function print(trees: readonly [Tree, Tree], temporary: string, name: string, chosen: readonly ChosenPictures[] | null, args: readonly string[], remarks: (string | null)[]): Promise<Edition | null> {
  const list = join(temporary, `${name}.json`)
  writeFileSync(list, JSON.stringify(chosen))
  const only = chosen ? ['--only', list] : []
  const [before, after] = await Promise.all(
    trees.map((tree) => picturesOf(tree, join(temporary, name, tree.name), join(temporary, 'site', tree.name), [...args, ...only], console.log)),
  )
  remarks.push(before?.remark ?? null, after?.remark ?? null)
  return before?.printed && after?.printed ? { before: before.printed, after: after.printed } : null
}

/** Which views were not taken, and why. */
const leftOutWords = (leftOut: readonly string[]) =>
  leftOut.length === 0 ? null : `Not taken, since none of their code, texts and styles differs: ${leftOut.map((start) => start.replace(/\/$/, '')).join(', ')}.`

/** The pictures that differ, kept in `folder`. Null if none could be compared. */
async function compareAll(trees: readonly [Tree, Tree], changed: readonly string[], temporary: string, folder: string, { isEvery, printArgs }: DiffOptions, remarks: (string | null)[]): Promise<Changes['views']> {
  const { chosen, leftOut } = affectedBy(changed, trees.map((tree) => tree.folder), await readViews())
  if (!isEvery) remarks.push(leftOutWords(leftOut))
  if (!isEvery && chosen.length === 0) return []
  const first = await print(trees, temporary, 'first', isEvery ? null : chosen, printArgs, remarks)
  if (!first) return null
  if (first.before.names.length + first.after.names.length === 0 && printArgs.length > 0) throw new WrongUse('No view that can have changed is called so: --views chooses by the names of pictures, such as reset/resetting/error; --every takes all.')
  const differing = differingIn(first)
  if (differing.length > 0) console.log(`${differing.length} pictures differ, and are taken once more.`)
  const again = differing.length > 0 ? await print(trees, temporary, 'again', differing.map((name) => ({ start: name })), printArgs.filter((_, index) => printArgs[index - 1] === '--width' || printArgs[index] === '--width'), remarks) : null
  return compareViews(first, again, folder)
}

/** The differences of two checkouts. Differing pictures are stored in `folder`. */
async function compare(before: Tree, after: Tree, changed: readonly string[], temporary: string, folder: string, options: DiffOptions): Promise<Pick<Changes, 'remarks' | 'charts' | 'views'>> {
  const trees = [before, after] as const
  const [then, now] = trees.map((tree) => chartsOf(tree, join(temporary, 'charts.json')))
  const remarks = [then?.remark ?? null, now?.remark ?? null]
  const names = [...new Set([...(now?.charts ?? []), ...(then?.charts ?? [])].map(({ name }) => name))].toSorted()
  const chartAt = (charts: Changes['charts'][number]['after'][] | null | undefined, name: string) => charts?.find((chart) => chart?.name === name) ?? null
  // If one side is unreadable, nothing is compared: everything would appear as added.
  const charts = then?.charts && now?.charts ? names.map((name) => ({ name, before: chartAt(then.charts, name), after: chartAt(now.charts, name) })) : []
  const views = options.isChartsOnly ? null : await compareAll(trees, changed, temporary, folder, options, remarks)
  return { remarks: remarks.filter((remark) => remark !== null), charts, views }
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
  // Interrupted printers exit on their own; temporary files are still removed.
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort(new WrongUse('Interrupted: nothing was compared, the last comparison is kept.')))
  try {
    const { folder: older, remove } = checkOut(ROOT, before.hash, isInstalling)
    try {
      const changed = filesBetween(ROOT, before.hash, after.hash)
      const found = await compare({ folder: older, name: before.hash.slice(0, 9) }, { folder: ROOT, name: after.hash.slice(0, 9) }, changed, temporary, made, options)
      interrupted.signal.throwIfAborted()
      const changes: Changes = { before, after, ...found }
      const summary = summaryOf(changes, await readAllCharts(), await readViews())
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
