import { type Mark } from './text.ts'

/** Drawn on a field of 12 by 12. */
const SIGNS: Record<Mark, string> = {
  after: 'M6 1.5a4.5 4.5 0 1 0 .01 0M6 3.5V6l1.8 1.3',
  done: 'M2 6.5l2.8 2.8L10 3.5',
  error: 'M3 3l6 6M9 3l-6 6',
  snapshot: 'M1 7c1.5-4 3-4 5-1s3.500 3 5-1',
  always: 'M2 6h7M6 3l3 3-3 3',
  stays: 'M3 3.200a4 4 0 1 0 5.500-.3M8.800 .8l.2 2.600-2.600 .2',
  runs: 'M3.500 2l6 4-6 4z',
}

/** The drawn sign before a line. */
export function Sign({ mark, x, y }: { mark: Mark; x: number; y: number }) {
  return <path className={`chart-sign chart-sign-${mark}`} transform={`translate(${x} ${y})`} d={SIGNS[mark]} />
}
