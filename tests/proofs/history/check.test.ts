import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check } from './check.ts'
import type { Confirmation, History, JournalledChange, ShownStates, ReportedOutcome } from './history.ts'

const confirmation = (fields: Partial<Confirmation> = {}): Confirmation => ({
  tab: 'one', what: 'create LONG', key: 'K', at: 0, endedAt: 9, journalled: 0, outcomes: ['done'], isCutOff: false, tookEffect: false, ...fields,
})
const made = (fields: Partial<JournalledChange> = {}): JournalledChange => ({ what: 'create LONG', key: 'K', outcome: 'ok', ...fields })
const shown = (stages: ShownStates['stages'], fields: Partial<ShownStates> = {}): ShownStates => ({ tab: 'one', of: 'orders', stages, isWhole: true, ...fields })
const history = (fields: Partial<History>): History => ({ asked: [], journal: [], shown: [], ...fields })
const rules = (fields: Partial<History>) => check(history(fields)).map(({ rule }) => rule)

describe('an incorrect history is detected:', () => {
  const wrong: [string, Partial<History>, string][] = [
    ['made twice under one key', { asked: [confirmation()], journal: [made(), made()] }, 'duplicate'],
    ['made twice where no keys are sent', { asked: [confirmation({ key: null })], journal: [made({ key: null }), made({ key: null })] }, 'duplicate'],
    ['sent again while the first is on its way', { asked: [confirmation({ at: 0, endedAt: 5 }), confirmation({ at: 3, key: 'L' })], journal: [made(), made({ key: 'L' })] }, 'duplicate'],
    ['sent again while the first never ended', { asked: [confirmation({ endedAt: null, outcomes: ['unknown', 'open'] }), confirmation({ at: 3, key: 'L' })], journal: [made({ key: 'L' })] }, 'duplicate'],
    ['shown as done, not there', { asked: [confirmation()] }, 'doneNotThere'],
    ['shown as done, but refused', { asked: [confirmation()], journal: [made({ outcome: '1005' })] }, 'doneNotThere'],
    ['shown as refused, but there', { asked: [confirmation({ outcomes: ['refused'] })], journal: [made()] }, 'thereNotDone'],
    ['shown as not arrived, but there', { asked: [confirmation({ outcomes: ['unknown', 'notArrived'] })], journal: [made()] }, 'thereNotDone'],
    ['the first was there, and the second is shown as done', {
      asked: [confirmation({ outcomes: ['unknown', 'notArrived'], endedAt: 2 }), confirmation({ at: 3, journalled: 1 })],
      journal: [made(), made({ outcome: 'again' })],
    }, 'thereNotDone'],
    ['one that is there, of which it is not known when it was made', { asked: [confirmation({ journalled: null, outcomes: ['notArrived'] })], journal: [made()] }, 'thereNotDone'],
    ['an order that goes back from closed to open', { shown: [shown({ 7: 2 }), shown({ 7: 1 })] }, 'readBack'],
    ['an order that goes away', { shown: [shown({ 7: 1, 8: 1 }), shown({ 8: 1 })] }, 'readBack'],
    ['an unknown that never ends', { asked: [confirmation({ outcomes: ['unknown'] })], journal: [made()] }, 'unresolved'],
    ['a change nobody hears of again', { asked: [confirmation({ outcomes: [] })], journal: [made()] }, 'unresolved'],
  ]
  test.each(wrong)('%s', (_, fields, rule) => expect(rules(fields)).toEqual([rule]))
})

describe('a correct history is accepted:', () => {
  const right: [string, Partial<History>][] = [
    ['shown as done, with an equal change of another device', { asked: [confirmation()], journal: [made({ key: null })] }],
    ['shown as done, and there', { asked: [confirmation()], journal: [made()] }],
    ['shown as done, and happened by itself', { asked: [confirmation({ tookEffect: true })] }],
    ['sent twice by the browser, made once by its key', { asked: [confirmation()], journal: [made(), made({ outcome: 'again' })] }],
    ['not arrived, then sent again and made', { asked: [confirmation({ outcomes: ['unknown', 'notArrived'], endedAt: 2 }), confirmation({ at: 3 })], journal: [made()] }],
    ['the same twice, one after the other', { asked: [confirmation({ endedAt: 1 }), confirmation({ at: 2, key: 'L' })], journal: [made(), made({ key: 'L' })] }],
    ['the same in two tabs', { asked: [confirmation(), confirmation({ tab: 'two', at: 1, key: 'L' })], journal: [made(), made({ key: 'L' })] }],
    ['left open, and said so', { asked: [confirmation({ outcomes: ['unknown', 'open'] })], journal: [made()] }],
    ['cut off by the end of the session', { asked: [confirmation({ outcomes: ['unknown'], isCutOff: true })], journal: [made()] }],
    ['made by another device', { journal: [made({ key: null }), made({ key: null })] }],
    ['an answer that could not read every entry', { shown: [shown({ 7: 1 }), shown({}, { isWhole: false }), shown({ 7: 1 })] }],
    ['older in another tab', { shown: [shown({ 7: 2 }), shown({ 7: 1 }, { tab: 'two' })] }],
  ]
  test.each(right)('%s', (_, fields) => expect(rules(fields)).toEqual([]))
})

/** Changes of a correct app and a correct exchange, one after the other, with their outcomes. */
const sound = fc.array(fc.record({ arrives: fc.boolean(), isAnswered: fc.boolean(), isRefused: fc.boolean() }), { minLength: 1, maxLength: 12 }).map((fates) => {
  const journal: JournalledChange[] = []
  const all = fates.map(({ arrives, isAnswered, isRefused }, index): Confirmation => {
    const one = { what: `create ${index}`, key: `K${index}` }
    const journalled = journal.length
    if (arrives) journal.push({ ...one, outcome: isRefused ? '1005' : 'ok' })
    const isThere = arrives && !isRefused
    const outcomes: ReportedOutcome[] = arrives && isAnswered ? [isRefused ? 'refused' : 'done'] : ['unknown', isThere ? 'done' : 'notArrived']
    return confirmation({ ...one, at: 2 * index, endedAt: 2 * index + 1, journalled, outcomes })
  })
  return { asked: all, journal, shown: [] }
})

test('random correct histories are accepted, and rejected if an outcome is inverted or an entry duplicated', () => {
  fc.assert(
    fc.property(sound, fc.nat(), (one, pick) => {
      expect(check(one)).toEqual([])
      const at = pick % one.asked.length
      const turned = one.asked.map((each, index) => (index === at ? { ...each, outcomes: [each.outcomes.at(-1) === 'done' ? 'notArrived' : 'done'] satisfies ReportedOutcome[] } : each))
      expect(check({ ...one, asked: turned })).toHaveLength(1)
      const silent = one.asked.map((each, index) => (index === at ? { ...each, outcomes: [] } : each))
      expect(check({ ...one, asked: silent }).map(({ rule }) => rule)).toEqual(['unresolved'])
      const entry = one.journal.find(({ outcome }) => outcome === 'ok')
      if (entry) expect(check({ ...one, journal: [...one.journal, entry] }).map(({ rule }) => rule)).toContain('duplicate')
    }),
  )
})

const stages = fc.array(fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.nat(3)), { maxLength: 10 })
test('lists that only advance are accepted; two in the wrong order are rejected if they differ', () => {
  fc.assert(
    fc.property(stages, (steps) => {
      const grown: Record<string, number>[] = [{}]
      for (const step of steps) {
        const before = grown.at(-1) ?? {}
        grown.push({ ...before, ...Object.fromEntries(Object.entries(step).map(([id, stage]) => [id, Math.max(stage, before[id] ?? 0)])) })
      }
      expect(rules({ shown: grown.map((each) => shown(each)) })).toEqual([])
      const [first, last] = [grown[0] ?? {}, grown.at(-1) ?? {}]
      expect(rules({ shown: [shown(last), shown(first)] }).length).toBe(Object.keys(last).length)
    }),
  )
})
