import { askEveryCall } from '../../../scripts/openapi/examples.ts'
import { paper } from '../../sandbox/paper.ts'

/** A valid response to each call of the contract, by path, from the paper exchange. */
export const goodAnswers = (): Map<string, Record<string, unknown>> =>
  new Map([...askEveryCall(paper().exchange)].map(([path, { answer }]) => [path, answer]))
