import type { Report } from './report.ts'

export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The run in a sentence or two. */
export function summaryOf({ summary, fields }: Report): string {
  const { passed, findings, notSeen, measured, score, calls } = summary
  const held = score === null ? 'No check had anything to look at' : `${passed} of ${passed + findings} checks hold, ${score} %`
  const unknown = fields.filter(({ isKnown }) => !isKnown).length
  const never = fields.filter((field) => field.isKnown && field.isOptional && field.present === 0 && field.null + field.missing > 0).length
  return [
    `${held}: ${plural(findings, 'finding', 'findings')}; ${notSeen} could not be seen, ${plural(measured, 'measure', 'measures')}, ${plural(calls, 'call', 'calls')}.`,
    `${plural(fields.length - unknown, 'field', 'fields')} of the contract seen, of which ${never} never had a value; ${plural(unknown, 'field', 'fields')} the app does not know.`,
  ].join('\n')
}
