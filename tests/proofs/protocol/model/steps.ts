import type { App, AppInput } from './app.ts'
import { after, DEADLINE, type Network, NONE, type World } from './world.ts'

export type Column = 'trader' | 'app' | 'network' | 'exchange' | 'tab'

/** One step: actor, target and description. A passing second has none. */
export interface Step {
  from: Column
  to: Column
  text: string
  world: World
}

/** All possible next steps, in any order. */
export function stepsFrom(world: World, app: App, network: Network): Step[] {
  const steps: Step[] = []
  const add = (from: Column, to: Column, text: string, changed: World) => steps.push({ from, to, text, world: changed })
  const receive = (heard: AppInput, given: Partial<World> = {}) =>
    after({ ...world, ...given }, app.receive(world.app, heard))
  const mayLose = world.losses < network.losses
  const lost = { losses: world.losses + 1 }

  if (world.call !== NONE) callSteps()
  if (world.requests > 0) requestSteps()
  if (world.check !== NONE) checkSteps()
  for (const [timer, left] of Object.entries(world.timers))
    if (left === 0)
      add(
        'app',
        'app',
        TIMERS[timer.split('.')[2] ?? ''] ?? timer,
        receive(`after ${timer}`, { timers: without(world.timers, timer) }),
      )
  if (network.hasOtherTab && world.other === 0 && !world.ended)
    add('tab', 'exchange', 'An equal order of the other tab is made', { ...world, other: 1 })
  return steps

  function callSteps() {
    const over = { call: NONE, answer: 'none' } as const
    if (world.call === 0) add('app', 'app', `No answer within ${DEADLINE} s`, receive('timeout', over))
    if (world.answer !== 'none')
      add(
        'exchange',
        'app',
        world.answer === 'accepted' ? 'Accepted' : 'Refused',
        receive(world.answer, { ...over, told: world.answer }),
      )
    if (mayLose) {
      add(
        'network',
        'app',
        world.requests > 0 ? 'The connection breaks; the request is still on its way' : 'The connection breaks',
        receive('network', { ...over, ...lost }),
      )
      if (world.requests > 0)
        add(
          'network',
          'app',
          'The connection breaks, and the request with it',
          receive('network', { ...over, ...lost, requests: world.requests - 1 }),
        )
      if (world.answer !== 'none')
        add('network', 'network', 'The answer is lost', { ...world, ...lost, answer: 'none' })
    }
    if (world.resends < network.resends)
      add('network', 'network', 'The browser sends the request again', {
        ...world,
        answer: 'none',
        requests: world.requests + 1,
        resends: world.resends + 1,
      })
  }

  function requestSteps() {
    const requests = world.requests - 1
    const answered = (answer: 'accepted' | 'refused') => ({
      ...world,
      requests,
      answer: world.call === NONE || world.answer !== 'none' ? world.answer : answer,
    })
    add('network', 'exchange', 'The request arrives: the order is made', {
      ...answered('accepted'),
      own: world.own + 1,
    })
    add('network', 'exchange', 'The request arrives and is refused', answered('refused'))
    if (mayLose) add('network', 'network', 'The request is lost', { ...world, ...lost, requests })
  }

  function checkSteps() {
    const over = { check: NONE, seen: 'asking' } as const
    if (world.seen === 'asking') {
      const isThere = world.own + world.other > 0
      add('app', 'exchange', isThere ? 'Checks: the order is there' : 'Checks: no order there', {
        ...world,
        seen: isThere ? 'order' : 'nothing',
      })
      if (isThere && mayLose)
        add('app', 'exchange', 'Checks, and reads an older list: no order there', {
          ...world,
          ...lost,
          seen: 'nothing',
        })
    }
    if (world.seen === 'order') add('exchange', 'app', 'Found', receive('found', over))
    if (world.seen === 'nothing') add('exchange', 'app', 'Not found', receive('notFound', over))
    if (world.check === 0) add('app', 'app', `The check is not answered within ${DEADLINE} s`, receive('timeout', over))
    if (!mayLose || world.seen === 'lost') return
    add('network', 'app', 'The check is cut off', receive('network', { ...over, ...lost }))
    add('network', 'network', 'The check is lost', { ...world, ...lost, seen: 'lost' })
    if (world.seen === 'nothing')
      add('exchange', 'app', 'The check is answered, unreadable in part', receive('inconclusive', { ...over, ...lost }))
  }
}

const TIMERS: Readonly<Record<string, string>> = {
  nextCheck: 'Time for the next check',
  longEnough: 'Has waited long enough',
}
const without = (timers: World['timers'], gone: string) =>
  Object.fromEntries(Object.entries(timers).filter(([timer]) => timer !== gone))

/** A second passes; null while something is due in this one. */
export function second(world: World, { arrivesWithin }: Network): World | null {
  const { call, check, requests, since, timers } = world
  const isStill = call === NONE && check === NONE && requests === 0 && Object.keys(timers).length === 0
  const isDue =
    call === 0 || check === 0 || (requests > 0 && since >= arrivesWithin) || Object.values(timers).includes(0)
  if (isStill || isDue) return null
  const less = (left: number) => (left === NONE ? NONE : left - 1)
  return {
    ...world,
    call: less(call),
    check: less(check),
    since: since + 1,
    timers: Object.fromEntries(Object.entries(timers).map(([timer, left]) => [timer, left - 1])),
  }
}
