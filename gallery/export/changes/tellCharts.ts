/** node gallery/export/changes/tellCharts.ts <folder> <file>: writes the charts of another checkout, read by its own gallery, which may be an older one. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from '../../../src/api/zod.ts'
import { PlainChart } from './plainChart.ts'

const [folder = '', file = ''] = process.argv.slice(2)
const { readAllCharts }: { readAllCharts?: unknown } = await import(pathToFileURL(join(folder, 'gallery/chart/readAll.ts')).href)
if (typeof readAllCharts !== 'function') throw new Error('its gallery does not read charts by readAllCharts()')
const charts: unknown = await readAllCharts()
await writeFile(file, JSON.stringify(z.array(PlainChart).parse(charts)))
