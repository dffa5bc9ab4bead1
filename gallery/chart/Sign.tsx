import type { Mark } from './saved/text.ts'

/** On a 12 by 12 grid. */
const SIGNS: Record<Mark, string> = {
  after: 'M6 1.5a4.5 4.5 0 1 0 .01 0M6 3.5V6l1.8 1.3',
  reply: 'M5 2.5L2 5.5l3 3M2 5.5h5a3 3 0 0 1 3 3V10',
  broken: 'M7 1L3 6.6h3L5 11l4-5.6H6z',
  snapshot: 'M1 7c1.5-4 3-4 5-1s3.5 3 5-1',
  always: 'M2 6h7M6 3l3 3-3 3',
  stays: 'M3 3.2a4 4 0 1 0 5.5-.3M8.8 .8l.2 2.6-2.6 .2',
  runs: 'M3.5 2l6 4-6 4z',
}

const MEANING: Record<Mark, string> = {
  after: 'After some time',
  reply: 'Any response',
  broken: 'No reply comes: the call breaks',
  snapshot: 'While it is running',
  always: 'At once',
  stays: 'The state stays',
  runs: 'Runs while the state lasts',
}

/** The icon before a line, with its meaning as a tooltip. Its colour shows the outcome of the line's target. */
export function Sign({ mark, x, y }: { mark: Mark; x: number; y: number }) {
  return (
    <path className="chart-sign" data-mark={mark} transform={`translate(${x} ${y})`} d={SIGNS[mark]}>
      <title>{MEANING[mark]}</title>
    </path>
  )
}
