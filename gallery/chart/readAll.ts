import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Chart } from '../types.ts'
import { chartsIn } from './find.ts'
import { sessionChart } from './sessionChart.ts'

const MACHINES = join(import.meta.dirname, '../../src/machines')

/** Every machine of the product, and its session, for the documents, scripts and tests: machines.ts without Vite. */
export async function readAllCharts(): Promise<Chart[]> {
  const names = (await readdir(MACHINES)).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(
    names.map(async (name): Promise<[string, object]> => [name, await import(join(MACHINES, name))]),
  )
  return [...chartsIn(Object.fromEntries(modules)), sessionChart].toSorted((a, b) => a.name.localeCompare(b.name))
}
