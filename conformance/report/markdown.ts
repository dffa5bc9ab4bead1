import type { FieldRow, Report } from './report.ts'
import { summaryOf } from './summary.ts'
import { SIGN } from './terminal.ts'

const cell = (text: string | number) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ')
const row = (...cells: (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`
const table = (head: string[], rows: (string | number)[][]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells)), ''].join('\n')

const code = (text: string) => (text === '' ? '' : `\`${text.replaceAll('`', 'ˋ')}\``)

const section = (report: Report, title: string, status: 'finding' | 'measured', then: string) => {
  const checks = report.checks.filter((check) => check.status === status)
  if (checks.length === 0) return ''
  const each = checks.map(({ name, title: holds, section: place, details, app }) =>
    [
      `### ${holds}`,
      `\`${name}\`, ${place}`,
      '',
      ...details.map((line) => `- ${line}`),
      '',
      `**${then}** ${app}.`,
      '',
    ].join('\n'),
  )
  return [`## ${title}`, '', ...each].join('\n')
}

const notes = ({ isKnown, leftOut, unreadable }: FieldRow) =>
  [!isKnown && 'unknown to the app', leftOut > 0 && `${leftOut} left out`, unreadable > 0 && `${unreadable} unreadable`]
    .filter((note) => note !== false)
    .join(', ')

const fieldsOf = (report: Report) =>
  [...Map.groupBy(report.fields, ({ call }) => call)].map(([call, fields]) =>
    [
      `### ${call}`,
      '',
      table(
        ['field', 'present', 'null', 'missing', 'type', 'example', 'note'],
        fields.map((field) => [
          code(field.field),
          field.present,
          field.null,
          field.missing,
          field.types.join(', '),
          code(field.example),
          notes(field),
        ]),
      ),
    ].join('\n'),
  )

/** The report as Markdown, summary first. */
export const markdown = (report: Report): string =>
  [
    `# Conformance of ${report.exchange}`,
    '',
    `Contract ${report.contract}, profile ${report.profile}, ${report.at.slice(0, 16).replace('T', ' ')} UTC.`,
    '',
    summaryOf(report),
    '',
    section(report, 'Findings', 'finding', 'The app'),
    section(report, 'Measures', 'measured', 'The app'),
    '## Checks',
    '',
    table(
      ['', 'check', 'what holds', 'seen'],
      report.checks.map(({ status, name, title, details }) => [SIGN[status], `\`${name}\``, title, details.join('; ')]),
    ),
    '## Calls',
    '',
    table(
      ['call', 'times', 'status', 'median ms', 'slowest ms', 'largest, characters'],
      report.calls.map((call) => [
        code(call.path),
        call.times,
        call.statuses.join(', '),
        call.medianMs,
        call.slowestMs,
        call.largestCharacters,
      ]),
    ),
    'Not made:',
    '',
    ...report.notMade.map(({ path, why }) => `- \`${path}\`: ${why}`),
    '',
    '## Fields',
    '',
    'In examples of an account’s own data 9 stands for a digit, a and A for a letter.',
    '',
    ...fieldsOf(report),
  ].join('\n')
