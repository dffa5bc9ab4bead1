import type { App } from './bundle.ts'
import { laws } from './laws/all.ts'
import { random, seedOf } from './random.ts'
import { drawSetting, type Setting } from './setting.ts'
import { draw, drawHabits, perform, type Timed } from './steps.ts'
import { World } from './world.ts'

export interface Finding {
  law: string
  text: string
}

export interface Run {
  seed: number
  setting: Setting
  steps: Timed[]
  /** The first thing that was wrong; null if nothing was. */
  finding: Finding | null
  trace: string[]
  /** How much time has passed in it. */
  simulatedMs: number
}

const STEPS = 40
/** Until everything that was lost has been looked for, and every pause is over. */
const REST_MS = 60_000

/** Brings everything back to order, so that nothing has a reason to wait. */
async function rest(world: World) {
  for (const [tab, { isHidden, isOnline, page }] of world.tabs.entries()) {
    if (isHidden) await perform(world, { do: 'show', tab, thenMs: 0 })
    if (!isOnline) await perform(world, { do: 'online', tab, thenMs: 0 })
    if (!page) await perform(world, { do: 'logIn', tab, thenMs: 0 })
  }
  await perform(world, { do: 'calm', thenMs: REST_MS })
  const left = [...world.tabs.keys()].filter((tab) => world.tabs[tab]?.page === null)
  for (const tab of left) await perform(world, { do: 'logIn', tab, thenMs: 0 })
  if (left.length > 0) await perform(world, { do: 'calm', thenMs: REST_MS })
  world.holdPrices(true)
  await perform(world, { do: 'calm', thenMs: 8_000 })
}

/** A run of the steps that are given; without any, of those that the seed draws. */
export async function simulate(app: App, seed: number, given?: { setting: Setting; steps: readonly Timed[] }): Promise<Run> {
  const roll = random(seedOf(`run ${seed}`))
  const setting = drawSetting(roll)
  const habits = drawHabits(roll)
  const world = new World(seed, given?.setting ?? setting, app)
  const realRandom = Math.random
  Math.random = () => world.chance()
  const rejected = (error: unknown) => world.rejected(error)
  process.on('unhandledRejection', rejected)
  const steps: Timed[] = []
  let finding: Finding | null = null
  const meant: Timed[] = []
  const next = (): Timed => {
    if (meant.length === 0) meant.push(...draw(world, roll, habits))
    return meant.shift() ?? { do: 'wait', thenMs: 400 }
  }
  const judge = laws.map((law) => law(world))
  const look = (of: 'after' | 'atRest', step: Timed) => {
    for (const law of judge) {
      const [text] = (of === 'after' ? law.after?.(step) : law.atRest?.()) ?? []
      if (text !== undefined) finding ??= { law: law.name, text }
    }
  }
  try {
    const begin: Timed = { do: 'wait', thenMs: 3_000 }
    world.note(`${world.setting.persona} opens ${world.setting.address} in ${world.setting.language}, ${world.setting.width} px wide`)
    world.openTab(world.setting.width, world.setting.address)
    await perform(world, begin)
    look('after', begin)
    for (let nth = 0; finding === null && nth < (given?.steps.length ?? STEPS); nth += 1) {
      const step = given?.steps[nth] ?? next()
      steps.push(step)
      await perform(world, step)
      look('after', step)
    }
    if (finding === null) {
      await rest(world)
      look('after', begin)
      look('atRest', begin)
    }
  } catch (error) {
    finding = { law: 'stage', text: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  } finally {
    world.close()
    Math.random = realRandom
    process.off('unhandledRejection', rejected)
  }
  return { seed, setting: world.setting, steps, finding, trace: world.trace, simulatedMs: world.clock.passedMs }
}
