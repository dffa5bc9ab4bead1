import { plural } from '../plural.ts'
import type { Report } from './report.ts'

/** The run in one or two sentences. */
export function summaryOf({ summary, fields, unseen }: Report): string {
  const { passed, findings, notSeen, measured, score, calls } = summary
  const held =
    passed + findings === 0
      ? 'No check had any data'
      : `${passed} of ${passed + findings} checks hold${score === null ? '' : `, ${score} %`}`
  const unknown = fields.filter(({ isKnown }) => !isKnown).length
  const never = fields.filter(
    (field) => field.isKnown && field.isOptional && field.present === 0 && field.null + field.missing > 0,
  ).length
  return [
    ...(unseen.length === 0
      ? []
      : [
          `No verdict: ${plural(unseen.length, 'call', 'calls')} of this profile gave nothing to judge: ${unseen.join(', ')}.`,
        ]),
    `${held}: ${plural(findings, 'finding', 'findings')}; ${notSeen} could not be seen, ${plural(measured, 'measure', 'measures')}, ${plural(calls, 'call', 'calls')}.`,
    `${plural(fields.length - unknown, 'field', 'fields')} of the contract seen, of which ${never} never had a value; ${plural(unknown, 'field', 'fields')} the app does not know.`,
  ].join('\n')
}
