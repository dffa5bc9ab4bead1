import type { App, AppInput } from './app.ts'
import { after, DEADLINE, type Network, NONE, type World } from './world.ts'

/** One step: actor and target, and a description. */
export interface Step {
  who: string
  text: string
  world: World
}

/** All possible next steps, in any order. */
export function stepsFrom(world: World, app: App, network: Network): Step[] {
  const steps: Step[] = []
  const add = (who: string, text: string, changed: Partial<World>) =>
    steps.push({ who, text, world: { ...world, ...changed } })
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
        TIMERS[timer.split('.')[2] ?? ''] ?? timer,
        receive(`after ${timer}`, { timers: without(world.timers, timer) }),
      )
  if (network.hasOtherTab && world.other === 0 && !world.ended)
    add('tab → exchange', 'An equal order of the other tab is made', { other: 1 })
  return steps

  function callSteps() {
    const over = { call: NONE, answer: 'none' } as const
    const { requests, answer } = world
    if (world.call === 0) add('app', `No answer within ${DEADLINE} s`, receive('timeout', over))
    if (answer !== 'none')
      add('exchange → app', answer === 'accepted' ? 'Accepted' : 'Refused', receive(answer, { ...over, told: answer }))
    if (mayLose) {
      const text = requests > 0 ? 'The connection breaks; the request is still on its way' : 'The connection breaks'
      add('network → app', text, receive('network', { ...over, ...lost }))
      if (requests > 0)
        add(
          'network → app',
          'The connection breaks, and the request with it',
          receive('network', { ...over, ...lost, requests: requests - 1 }),
        )
      if (answer !== 'none') add('network', 'The answer is lost', { ...lost, answer: 'none' })
    }
    if (world.resends < network.resends)
      add('network', 'The browser sends the request again', {
        answer: 'none',
        requests: requests + 1,
        resends: world.resends + 1,
      })
  }

  function requestSteps() {
    const requests = world.requests - 1
    const answered = (answer: 'accepted' | 'refused') => ({
      requests,
      answer: world.call === NONE || world.answer !== 'none' ? world.answer : answer,
    })
    const made = { ...answered('accepted'), own: world.own + 1 }
    add('network → exchange', 'The request arrives: the order is made', made)
    add('network → exchange', 'The request arrives and is refused', answered('refused'))
    if (mayLose) add('network', 'The request is lost', { ...lost, requests })
  }

  function checkSteps() {
    const over = { check: NONE, seen: 'asking' } as const
    if (world.seen === 'asking') {
      const isThere = world.own + world.other > 0
      const text = isThere ? 'Checks: the order is there' : 'Checks: no order there'
      add('app → exchange', text, { seen: isThere ? 'order' : 'nothing' })
      if (isThere && mayLose)
        add('app → exchange', 'Checks, and reads an older list: no order there', { ...lost, seen: 'nothing' })
    }
    if (world.seen === 'order') add('exchange → app', 'Found', receive('found', over))
    if (world.seen === 'nothing') add('exchange → app', 'Not found', receive('notFound', over))
    if (world.check === 0) add('app', `The check is not answered within ${DEADLINE} s`, receive('timeout', over))
    if (!mayLose || world.seen === 'lost') return
    add('network → app', 'The check is cut off', receive('network', { ...over, ...lost }))
    add('network', 'The check is lost', { ...lost, seen: 'lost' })
    if (world.seen === 'nothing')
      add('exchange → app', 'The check is answered, unreadable in part', receive('inconclusive', { ...over, ...lost }))
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
