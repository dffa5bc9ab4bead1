import type { ChartEdge, DrawnChart, View } from '../../../../gallery/types.ts'

const takes = ({ trigger, targets, acts }: ChartEdge, event: string) =>
  trigger.event === event && !(trigger.kind === 'event' && targets.length === 0 && !acts)

/** The events that a view's exchange, clock and trader send, by type. */
export const sampleTypes = ({ scenes, events }: View): string[] => [
  ...new Set(
    Object.values(scenes).flatMap(({ input }) => Object.values(events(input as never)).map(({ type }) => type)),
  ), // a view's events match its own input
]

/** Those of the events that no state of the chart handles. */
export const unhandled = ({ edges }: DrawnChart, events: readonly string[]): string[] =>
  [...new Set(events)].filter((event) => !edges.some((edge) => takes(edge, event)))
