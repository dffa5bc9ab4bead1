import { callFacts } from '../../scripts/openapi/callFacts.ts'
import { contractCalls } from '../../scripts/openapi/calls.ts'
import { type Answer, read } from '../answer.ts'
import type { Outcome, Profile } from '../check.ts'
import { fieldsByCall } from '../fieldsByCall.ts'
import { upTo } from '../profiles.ts'
import { REQUIRED } from '../reads.ts'
import { redactExample } from '../redact.ts'
import type { Result } from '../runChecks.ts'

/** The results of a run, without ids, names and amounts of the account, so that it may be shared. */
export interface Report {
  exchange: string
  /** Version of the contract it was compared with. */
  contract: string
  profile: Profile
  at: string
  summary: { passed: number; findings: number; notSeen: number; measured: number; score: number | null; calls: number }
  /** Required calls without data: with any of them there is no verdict. */
  unseen: string[]
  checks: { name: string; status: Outcome['status']; title: string; section: string; details: string[]; app: string }[]
  calls: {
    path: string
    times: number
    statuses: number[]
    medianMs: number
    slowestMs: number
    largestCharacters: number
  }[]
  fields: FieldRow[]
  notMade: { path: string; why: string }[]
}

export interface FieldRow {
  call: string
  field: string
  isKnown: boolean
  isOptional: boolean
  present: number
  null: number
  missing: number
  unreadable: number
  leftOut: number
  types: string[]
  example: string
}

const middle = (values: readonly number[]) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

const callRows = (log: readonly Answer[]): Report['calls'] =>
  [...Map.groupBy(log, ({ endpoint }) => endpoint.path)].map(([path, answers]) => ({
    path,
    times: answers.length,
    statuses: [...new Set(answers.map(({ status }) => status))].toSorted((left, right) => left - right),
    medianMs: Math.round(middle(answers.map(({ tookMs }) => tookMs))),
    slowestMs: Math.round(Math.max(...answers.map(({ tookMs }) => tookMs))),
    largestCharacters: Math.max(...answers.map(({ text }) => text.length)),
  }))

const fieldRows = (log: readonly Answer[]): FieldRow[] =>
  fieldsByCall(log).flatMap(({ path: call, isPublic, fields }) =>
    fields.map(
      ({ path, isKnown, isOptional, present, isNull, missing, unreadable, leftOut, types, example: value }) => {
        const row = {
          call,
          field: path,
          isKnown,
          isOptional,
          present,
          null: isNull,
          missing,
          unreadable,
          leftOut,
          types: [...types],
        }
        return { ...row, example: redactExample(value, path, isPublic) }
      },
    ),
  )

const unseenIn = (log: readonly Answer[], profile: Profile): string[] =>
  upTo(profile)
    .flatMap((each) => REQUIRED[each])
    .filter((endpoint) => !log.some((answer) => !answer.isProbe && read(endpoint, answer) !== null))
    .map(({ path }) => path)

/** Calls that the run left out, and why. */
const notMadeIn = (profile: Profile, log: readonly Answer[]) =>
  contractCalls.flatMap(({ name, endpoint: { path, changes } }) => {
    if (log.some(({ endpoint, isProbe }) => endpoint.path === path && !isProbe)) return []
    const why = callFacts(name).notChecked ?? (changes && profile !== 'changes' ? 'only in the profile changes' : null)
    return why === null ? [] : [{ path, why }]
  })

/** Null: no check had any data. */
const scoreOf = (passed: number, findings: number) =>
  passed + findings === 0 ? null : Math.floor((1_000 * passed) / (passed + findings)) / 10

export function reportOf(run: {
  origin: string
  contract: string
  profile: Profile
  atMs: number
  results: readonly Result[]
  log: readonly Answer[]
}): Report {
  const { origin, contract, profile, atMs, results, log } = run
  const count = (status: Outcome['status']) => results.filter((result) => result.status === status).length
  const [passed, findings] = [count('pass'), count('finding')]
  const unseen = unseenIn(log, profile)
  return {
    exchange: origin,
    contract,
    profile,
    at: new Date(atMs).toISOString(),
    summary: {
      passed,
      findings,
      notSeen: count('notSeen'),
      measured: count('measured'),
      score: unseen.length > 0 ? null : scoreOf(passed, findings),
      calls: log.length,
    },
    unseen,
    checks: results.map(({ name, status, title, section, details, app }) => ({
      name,
      status,
      title,
      section,
      details,
      app,
    })),
    calls: callRows(log),
    fields: fieldRows(log),
    notMade: notMadeIn(profile, log),
  }
}

/** Whether the contract is satisfied within the profile: no finding, and all required calls were answered. */
export const isSatisfied = ({ summary, unseen }: Report): boolean => summary.findings === 0 && unseen.length === 0
