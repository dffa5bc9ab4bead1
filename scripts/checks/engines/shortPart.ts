import type { Engine } from '../../../tests/browser/engines/browsers.ts'
import { type Counts, countsOfPlaywright, oneStep } from '../counts.ts'
import { runEngine } from './runEngine.ts'

/** Runs the short part in an engine, as npm run test:all does, and counts it. `folder`: for the report. */
export async function shortPart(engine: Engine, folder: string): Promise<Counts> {
  const file = `${folder}/${engine.name}.json`
  const played = await runEngine(engine, { short: true, more: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
  if ('leftOut' in played) return { passed: 0, failed: 0, leftOut: played.leftOut }
  return played.isLate ? { ...oneStep(false), red: [`${engine.name}: came to no end, and was ended`] } : countsOfPlaywright(played.isGreen, file)
}
