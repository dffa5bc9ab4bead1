import { expect, test } from 'vitest'
import {
  type AnyMachineSnapshot,
  assign,
  createActor,
  type EventObject,
  fromPromise,
  initialTransition,
  setup,
  SimulatedClock,
  transition,
  waitFor,
} from 'xstate'
import { eventEdges } from '../../../gallery/chart/read.ts'
import {
  activeNodes,
  startedBy,
  canCome,
  done,
  failed,
  invokedIn,
  moved,
  passed,
  shortestPaths,
  simplePaths,
  stateOf,
  takenBy,
} from '../../../gallery/xstate.ts'

const helper = setup({}).createMachine({
  id: 'helper',
  initial: 'calm',
  states: { calm: { on: { STIR: 'busy' } }, busy: { tags: 'busy' } },
})
const outcome: { isGood: boolean } = { isGood: true }
const machine = setup({
  actors: {
    helper,
    ask: fromPromise(async () => {
      if (!outcome.isGood) throw new Error('no')
      return 'yes'
    }),
  },
  delays: { aWhile: 100 },
}).createMachine({
  id: 'sample',
  context: { asked: 0 },
  initial: 'helped',
  states: {
    helped: {
      invoke: {
        id: 'helper',
        src: 'helper',
        onSnapshot: { guard: ({ event }) => event.snapshot.hasTag('busy'), target: 'resting' },
      },
    },
    resting: { initial: 'asleep', states: { asleep: { after: { aWhile: '#sample.asking' } } } },
    asking: { entry: assign({ asked: 1 }), invoke: { src: 'ask', onDone: 'good', onError: 'bad' } },
    good: { type: 'final' },
    bad: { on: { AGAIN: 'asking' } },
  },
})

/** Runs the machine; returns every event it was sent. */
async function run(isGood: boolean) {
  outcome.isGood = isGood
  const sent: (EventObject & {
    snapshot?: AnyMachineSnapshot
    actorId?: unknown
    output?: unknown
    error?: unknown
  })[] = []
  const clock = new SimulatedClock()
  const actor = createActor(machine, {
    clock,
    inspect: (seen) => {
      if (seen.type === '@xstate.event' && seen.actorRef.sessionId === seen.rootId) sent.push(seen.event)
    },
  }).start()
  actor.getSnapshot().children['helper']?.send({ type: 'STIR' })
  clock.increment(100)
  await waitFor(actor, (state) => state.matches(isGood ? 'good' : 'bad'))
  return sent
}

const named = (sent: readonly EventObject[], event: EventObject) => sent.find(({ type }) => type === event.type)

test('events of actors and delays have XState’s names', async () => {
  const sent = await run(true)
  expect(named(sent, done(invokedIn('sample.asking'), 'yes'))).toMatchObject(done(invokedIn('sample.asking'), 'yes'))
  expect(named(sent, passed('aWhile', 'sample.resting.asleep'))).toBeDefined()
  expect(
    sent.filter(({ type }) => type === moved('helper', 'busy').type).some(({ snapshot }) => snapshot?.hasTag('busy')),
  ).toBe(true)

  const broken = await run(false)
  expect(named(broken, failed(invokedIn('sample.asking'), new Error('no')))).toMatchObject(
    failed(invokedIn('sample.asking'), new Error('no')),
  )
})

const after = (...events: EventObject[]) =>
  events.reduce<AnyMachineSnapshot>(
    (state, event) => transition(machine, state, event as never)[0],
    initialTransition(machine)[0],
  )
const events = [
  moved('helper', 'busy'),
  passed('aWhile', 'sample.resting.asleep'),
  done(invokedIn('sample.asking')),
  failed(invokedIn('sample.asking'), null),
  { type: 'AGAIN' },
]

test('a simulated event has the same effect as the real one', () => {
  expect(stateOf(after(moved('helper', 'calm')))).toBe('helped')
  expect(stateOf(after(moved('helper', 'busy')))).toBe('resting.asleep')
  expect(activeNodes(after(moved('helper', 'busy')))).toEqual(['sample', 'sample.resting', 'sample.resting.asleep'])
  expect(stateOf(after(...events.slice(0, 3)))).toBe('good')
})

test('an actor that is not running cannot fail', () => {
  const failure = failed(invokedIn('sample.asking'), null)
  expect(canCome(after(), failure)).toBe(false)
  expect(canCome(after(...events.slice(0, 2)), failure)).toBe(true)
})

test('a step reports its transition and the actors it starts', () => {
  const resting = after(moved('helper', 'busy'))
  const [, begins] = transition(machine, resting, passed('aWhile', 'sample.resting.asleep') as never)
  expect(startedBy(begins)).toEqual(['ask'])
  expect(takenBy(machine, resting, { type: 'AGAIN' })).toEqual([])
  const names = takenBy(machine, resting, passed('aWhile', 'sample.resting.asleep')).map((one) =>
    eventEdges(machine).get(one),
  )
  expect(names).toEqual(['sample.resting.asleep on xstate.after.aWhile.sample.resting.asleep'])
})

test('paths reach every state from the start, step by step', () => {
  const travel = { events: () => events, key: ({ value }: AnyMachineSnapshot) => value }
  const shortest = shortestPaths(machine, travel)
  expect(shortest.map(({ state }) => stateOf(state))).toEqual(['helped', 'resting.asleep', 'asking', 'good', 'bad'])
  const [beginning, , , toGood] = shortest
  expect(beginning?.steps).toEqual([])
  expect(toGood?.steps.map(({ before, event, after: then }) => [stateOf(before), event, stateOf(then)])).toEqual([
    ['helped', events[0], 'resting.asleep'],
    ['resting.asleep', events[1], 'asking'],
    ['asking', events[2], 'good'],
  ])
  expect(
    simplePaths(machine, travel)
      .map(({ state }) => stateOf(state))
      .toSorted(),
  ).toEqual(['asking', 'bad', 'good', 'helped', 'resting.asleep'])
})
