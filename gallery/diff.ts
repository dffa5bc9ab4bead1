/** npm run gallery:diff -- <commit>: see HELP. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '../scripts/setup/chromium.ts'
import { differencesOf } from './chart/diff.ts'
import { readAllCharts } from './chart/readAll.ts'
import { affectedBy, leftOut } from './export/changes/affected.ts'
import { type Changes, DATA } from './export/changes/changes.ts'
import { differingViews, type Edition, keepPictures } from './export/changes/comparePictures.ts'
import { checkOut, commitCalled, filesBetween, git, mustBeClean, WrongUse } from './export/changes/git.ts'
import { chartsOf, picturesOf, type Remark, type Tree } from './export/changes/readTree.ts'
import { LOOKS, picturesOfAll } from './toPrint.ts'
import { readViews } from './view/readViews.ts'

const HELP = `npm run gallery:diff -- <commit> [--charts] [--every]
What changed in the charts and in the pictures of the views between a commit and the present one: for the gallery's page What changed.
Each view is taken 1440 px wide in both languages and themes, and 390 px wide in one; of a screen the whole page. Only the views are taken whose
code, texts or styles differ between the two commits; --every takes all of them. How many, and how long it takes, is said before.
--charts compares no pictures, which takes seconds. The exit code is 2 if it fails.`

const ROOT = resolve(import.meta.dirname, '..')
const FOLDER = join(ROOT, '.cache/gallery-changes')

/** Roughly, of one picture where two are taken at once. */
const PICTURE_MS = 1_000

const SWITCH = { type: 'boolean', default: false } as const

interface Trees {
  before: Tree
  after: Tree
}

/** The charts that differ. If one side is unreadable, nothing is compared: everything would appear as added. */
async function compareCharts({ before }: Trees, remark: Remark): Promise<Changes['charts']> {
  const older = chartsOf(before, remark)
  const newer = (await readAllCharts()).map(({ name, title, nodes, edges }) => ({ name, title, nodes, edges }))
  if (!older) return []
  return [...new Set([...newer, ...older].map(({ name }) => name))]
    .toSorted()
    .map((name) => ({
      name,
      before: older.find((chart) => chart.name === name) ?? null,
      after: newer.find((chart) => chart.name === name) ?? null,
    }))
    .filter(({ before: then, after: now }) => differencesOf(then, now).length > 0)
}

/** The pictures that differ; those that changed are taken twice. Null if they cannot be taken. */
async function comparePictures(
  { before, after }: Trees,
  isEvery: boolean,
  temporary: string,
  report: string,
  remark: Remark,
): Promise<Changes['views']> {
  const print = async (name: string, patterns: readonly string[]): Promise<Edition | null> => {
    const of = (tree: Tree) =>
      picturesOf(tree, join(temporary, name, tree.name), join(temporary, 'site', tree.name), patterns, remark)
    const [then, now] = await Promise.all([of(before), of(after)])
    return then && now && { before: then, after: now }
  }
  const chosen = isEvery ? [''] : affectedBy(filesBetween(ROOT, before.name, after.name))
  if (chosen.length === 0) return []
  const views = await readViews()
  const others = leftOut(
    chosen,
    (await readAllCharts()).filter(({ name }) => views[name]),
  )
  if (others.length > 0) remark(`Not taken, since nothing they are drawn from differs: ${others.join(', ')}.`)
  const count = (await picturesOfAll(chosen, LOOKS)).length
  const minutes = Math.ceil((2 * count * PICTURE_MS) / 60_000)
  console.log(
    `${count} pictures are taken at each of the two commits: about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, and two builds.`,
  )
  const first = await print('first', chosen)
  if (!first) return null
  const changed = differingViews([first]).filter(({ change }) => change === 'changed')
  const names = changed.map(({ name }) => `^${name.replaceAll('.', String.raw`\.`)}`)
  const again = names.length > 0 ? await print('again', names) : null
  const differing = differingViews(again ? [first, again] : [first])
  keepPictures(differing, first, report)
  return differing
}

async function run(commit: string, { charts: isChartsOnly, every }: { charts: boolean; every: boolean }) {
  const before = commitCalled(ROOT, commit)
  mustBeClean(ROOT)
  const after = commitCalled(ROOT, 'HEAD')
  if (before.hash === after.hash)
    throw new WrongUse(`“${commit}” is the present commit: there is nothing to compare it with.`)
  if (findChromium() === null && !isChartsOnly)
    throw new WrongUse(
      'No Chromium found to take pictures with: install one, set CHROMIUM to its path, or compare the charts alone by --charts.',
    )

  const temporary = mkdtempSync(join(tmpdir(), 'gallery-diff-'))
  const report = join(temporary, 'report')
  mkdirSync(report)
  // Also where it is stopped halfway.
  process.once('exit', () => {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 })
    git(ROOT, 'worktree', 'prune')
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

  const folder = join(temporary, 'tree')
  checkOut(ROOT, before.hash, folder)
  const trees = {
    before: { folder, name: before.hash.slice(0, 9) },
    after: { folder: ROOT, name: after.hash.slice(0, 9) },
  }
  const remarks: string[] = []
  const remark: Remark = (why, reason = '') => {
    remarks.push(why)
    console.log(why, reason)
  }
  const charts = await compareCharts(trees, remark)
  const views = isChartsOnly ? null : await comparePictures(trees, every, temporary, report, remark)
  writeFileSync(join(report, DATA), JSON.stringify({ before, after, remarks, charts, views } satisfies Changes))
  // The last comparison is replaced only by a whole one.
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync(report, FOLDER, { recursive: true })
  console.log(`${charts.length} charts and ${views?.length ?? 'no'} pictures differ: see #/changes in the gallery`)
}

const isWrongUse = (error: unknown): error is Error =>
  error instanceof WrongUse ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { charts: SWITCH, every: SWITCH, help: SWITCH },
  })
  const [commit, ...more] = positionals
  if (values.help) console.log(HELP)
  else if (commit === undefined || more.length > 0) throw new WrongUse(HELP)
  else await run(commit, values)
} catch (error) {
  if (!isWrongUse(error)) throw error
  console.error(error.message)
  process.exitCode = 2
}
