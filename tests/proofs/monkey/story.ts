import { describeAction } from './action.ts'
import type { Moment } from './moment.ts'

const seconds = (ms: number) => (ms / 1_000).toFixed(1).padStart(6)

/** The last observations before the failure. */
const last = ({ path, windows, messages, failures, focus, troubles, others, sides, at, pricesAt }: Moment) =>
  [
    `at ${path}`,
    `open: ${windows.join(', ') || 'nothing'}`,
    `told: ${messages.join(' ') || 'nothing'}`,
    `missing or old: ${failures.join(', ') || 'nothing'}`,
    `focus: ${focus || 'the page'}`,
    `prices ${seconds(at - pricesAt).trim()} s old, ${sides.filter(({ isDisabled }) => !isDisabled).length} of ${sides.length} sides can be pressed`,
    ...troubles,
    ...others.map((what) => `of another user: ${what}`),
  ].join('\n         ')

/** A history as lines: actions with their times. */
export function story(history: readonly Moment[]): string {
  const begun = history[0]?.at ?? 0
  const lines = history.filter(({ isFirstObservation }) => isFirstObservation).map(({ at, did, path, windows }) => `${seconds(at - begun)} s ${describeAction(did)}  [${[path, ...windows.slice(-1)].join(' · ')}]`)
  const end = history.at(-1)
  return [...lines, ...(end ? [`${seconds(end.at - begun)} s ${last(end)}`] : [])].join('\n')
}

/** Coverage of the app by a run. */
export function summary(name: string, history: readonly Moment[]): string {
  const actions = history.filter(({ isFirstObservation }) => isFirstObservation).map(({ did }) => did)
  const of = (kind: string) => actions.filter((action) => action.kind === kind)
  const offers = new Set(of('press').map((action) => ('offer' in action ? `${action.offer.role} ${action.offer.name.replaceAll(/\d/g, '')}` : '')))
  const windows = new Set(history.flatMap((moment) => moment.windows))
  const paths = new Set(history.map(({ path }) => path))
  return `${name}: ${actions.length} actions in ${history.length} observations; ${of('press').length} presses on ${offers.size} things, ${of('missed').length} out of reach, ${of('heal').length} bad times, ${history.at(-1)?.ordersRequested ?? 0} orders, ${windows.size} windows, ${paths.size} addresses`
}
