import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from '../../../src/api/zod.ts'
import { LIST, PICTURES, readPictures } from '../contactSheet/pictures.ts'
import { PlainChart } from './plainChart.ts'
import { counted } from './changeTexts.ts'

/** One commit, where it is checked out. */
export interface Tree {
  folder: string
  /** 'abc123456' */
  name: string
}

/** The line with an error's message, without the temporary folder. */
const reasonOf = (stderr: string, folder: string) => (stderr.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? stderr.trim().split('\n').at(-1) ?? '').replaceAll(join(folder, '/'), '')

/** The charts of a commit, read by its own gallery in another process; or why they cannot be read. */
export function chartsOf({ folder, name }: Tree, file: string): { charts: PlainChart[] | null; remark: string | null } {
  rmSync(file, { force: true })
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'tellCharts.ts'), folder, file], { encoding: 'utf8' })
  if (status === 0) return { charts: z.array(PlainChart).parse(JSON.parse(readFileSync(file, 'utf8'))), remark: null }
  const why = existsSync(join(folder, 'gallery/chart/readAll.ts')) ? reasonOf(stderr, folder) : 'it has no gallery that reads them (gallery/chart/readAll.ts)'
  return { charts: null, remark: `The charts of ${name} cannot be read: ${why}` }
}

/** Both commits are printed by this version of the printer, regardless of their own. */
const PRINTER = ['print.ts', 'printing.ts', 'openView.ts', 'static.ts', 'stillPicture.ts']

export interface PrintedTree {
  /** Where its pictures are. */
  folder: string
  names: string[]
  /** Pictures that could not be taken. */
  failed: string[]
}

/** Called with each line of a printer, and the commit's name before it, since two run at once. */
type Tell = (line: string) => void

/** Runs a script of a commit; returns its stderr. */
async function runIn({ folder, name }: Tree, script: string, args: readonly string[], env: Readonly<Record<string, string>>, tell: Tell): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  createInterface({ input: child.stdout }).on('line', (line) => tell(`${name} ${line}`))
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += String(text)))
  await new Promise((resolve) => child.once('close', resolve))
  return stderr
}

/**
 * Prints a commit's views with the current printer, or returns why that fails. `args` select the views; `site` is the folder in
 * which its gallery is built, once.
 */
export async function picturesOf(tree: Tree, to: string, site: string, args: readonly string[], tell: Tell): Promise<{ printed: PrintedTree | null; remark: string | null }> {
  const { folder, name } = tree
  const gallery = join(folder, 'gallery')
  if (!existsSync(gallery)) return { printed: null, remark: `${name} has no gallery, so no pictures of it are taken.` }
  const own = join(import.meta.dirname, '../..')
  // In older commits settings are called knobs.
  const address = join(gallery, 'address.ts')
  const isOlder = existsSync(address) && /\bknobs\b/.test(readFileSync(address, 'utf8'))
  const textFor = (text: string) => (isOlder ? text.replaceAll(/\bsettings\b/g, 'knobs').replaceAll(/\bSettings\b/g, 'Knobs') : text)
  if (gallery !== own) for (const file of PRINTER) writeFileSync(join(gallery, file), textFor(readFileSync(join(own, file), 'utf8')))
  // Where the printer's own imports were called otherwise.
  const [sheet, contactSheet] = [join(gallery, 'export/sheet'), join(gallery, 'export/contactSheet')]
  if (existsSync(sheet) && !existsSync(contactSheet)) symlinkSync(sheet, contactSheet, 'junction')
  const none = join(to, 'none')
  const stderr = await runIn(tree, join(gallery, 'print.ts'), ['--exact', '--folder', to, '--site', site, ...args], { GALLERY_PICTURES: none, GALLERY_CHANGES: none }, tell)
  const [list, failures] = [join(to, PICTURES, LIST), join(to, 'failed.json')]
  // Written at the end, whether or not all could be taken.
  if (!existsSync(failures)) {
    const [, lacking] = /Cannot find module '([^']+)'/.exec(reasonOf(stderr, folder)) ?? []
    const why = lacking === undefined ? reasonOf(stderr, folder) : `its gallery is older than this printer, which needs its ${lacking}`
    return { printed: null, remark: `The views of ${name} cannot be printed: ${why}` }
  }
  const failed = z.array(z.string()).parse(JSON.parse(readFileSync(failures, 'utf8')))
  const names = existsSync(list) ? Object.keys(readPictures(readFileSync(list, 'utf8')).parts) : []
  const remark = failed.length > 0 ? `${counted(failed.length, 'view')} of ${name} could not be taken and compared: ${failed.join('; ')}` : null
  return { printed: { folder: join(to, PICTURES), names, failed: failed.map((line) => line.replace(/\.png: .*$/s, '.png')) }, remark }
}
