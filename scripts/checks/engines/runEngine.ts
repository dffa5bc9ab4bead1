import { type Engine, missingOf } from '../../../tests/browser/engines/browsers.ts'
import { commandOf, startOf } from './command.ts'
import { runLimited } from './runLimited.ts'

/** Time limits for an engine to open an empty page, to run the short part, and to run all tests, in milliseconds: many times the usual duration. */
const TO_START = 120_000
const TO_PLAY = 720_000
const TO_PLAY_ALL = 4 * 3_600_000

/** The result of the tests in an engine, or why there are none on this machine. */
export type EngineResult = { leftOut: string } | { isGreen: boolean; isLate: boolean }

/** Why the engine cannot be used on this machine: it is not installed, or does not open an empty page. Null if it does. */
async function reasonAgainst(engine: Engine): Promise<string | null> {
  const missing = missingOf(engine)
  if (missing !== null) return missing
  const { isGreen, isLate, lastLine } = await runLimited(startOf(engine), { limit: TO_START })
  return isGreen ? null : `${engine.name}: does not start on this machine: ${isLate ? `no page after ${TO_START / 1_000} s` : lastLine}`
}

/** Runs the tests of an engine, or the short part of them, if it starts. Its lines are prefixed with its name. */
export async function runEngine(engine: Engine, { short, more = [], env = {} }: { short: boolean; more?: string[]; env?: NodeJS.ProcessEnv }): Promise<EngineResult> {
  const leftOut = await reasonAgainst(engine)
  if (leftOut !== null) return { leftOut }
  const tell = (line: string) => console.log(`${engine.name} | ${line}`)
  const { isGreen, isLate } = await runLimited(commandOf(engine, { short, more }), { limit: short ? TO_PLAY : TO_PLAY_ALL, tell, env })
  return { isGreen, isLate }
}
