// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readAllCharts } from '../../gallery/chart/readAll.ts'
import { affectedBy, leftOut } from '../../gallery/export/changes/affected.ts'
import { differingViews, type Edition } from '../../gallery/export/changes/comparePictures.ts'
import { areas } from '../../gallery/screens/areas.ts'
import { picturesOfAll } from '../../gallery/toPrint.ts'
import { folderOf } from '../folderOf.ts'

/** What one commit's printing left in a folder. */
function printed(picture: string | null, name = 'a.png', failed: string[] = []): Edition['before'] {
  const names = picture === null ? [] : [name]
  return { folder: folderOf(picture === null ? {} : { [name]: picture }), names, failed }
}
const changeOf = (...editions: Edition[]) => differingViews(editions).map(({ change }) => change)
const edition = (before: string | null, after: string | null): Edition => ({
  before: printed(before),
  after: printed(after),
})

test('a view is reported as changed if it differs both times', () => {
  expect(changeOf(edition('grey', 'light'))).toEqual(['changed'])
  expect(changeOf(edition('grey', 'light'), edition('grey', 'light'))).toEqual(['changed'])
  expect(changeOf(edition('grey', 'light'), edition('grey', 'grey'))).toEqual([])
  expect(changeOf(edition('grey', 'light'), edition('light', 'grey'))).toEqual([])
  expect(changeOf(edition('grey', 'grey'))).toEqual([])
})

test('a view is reported as added or removed if only one commit has it, and not at all if it failed', () => {
  expect(changeOf(edition(null, 'grey'))).toEqual(['added'])
  expect(changeOf(edition('grey', null))).toEqual(['removed'])
  expect(changeOf({ before: printed('grey'), after: printed(null, 'a.png', ['a.png']) })).toEqual([])
})

test('a view is not reported if another event leads to it', () => {
  const before = printed('grey', 'idle--failed--en-dark-390.png')
  expect(changeOf({ before, after: printed('grey', 'idle--stopped--en-dark-390.png') })).toEqual([])
  expect(changeOf({ before, after: printed('light', 'idle--other--en-dark-390.png') })).toHaveLength(2)
})

describe('the pictures that may have changed', async () => {
  const machines = (await readAllCharts()).filter(({ name }) => name !== 'session')
  const groups = (...changed: string[]) => {
    const patterns = affectedBy(changed)
    const others = leftOut(patterns, machines)
    return [...machines, ...areas].flatMap(({ name, title }) =>
      patterns.length === 0 || others.includes(title) ? [] : name,
    )
  }

  test.each([
    [
      ['docs/decisions.md', 'tests/unit/a.test.ts', 'gallery/views/captions/captions.json', 'gallery/chart/read.ts'],
      [],
    ],
    [
      ['gallery/views/reset.ts', 'gallery/screens/areas/info.ts'],
      ['reset', 'info'],
    ],
    [['src/features/info/Fees.tsx'], ['info', 'errors']],
    [
      ['src/features/trading/dialogs/payment/ResetDialog.tsx', 'src/machines/rollover.ts'],
      ['reset', 'rollover', 'settings'],
    ],
    [['src/features/contests/page/ContestPage.tsx'], ['joinContest', 'contest']],
  ])('of %j are those of %j', (changed, wanted) => {
    expect(groups(...changed).toSorted()).toEqual(wanted.toSorted())
  })
  test.each([
    'src/ui/overlay/Dialog.tsx',
    'src/machines/submission.ts',
    'sandbox/engine/view.ts',
    'gallery/frame/part.ts',
    'public/assets/locales/pl/common.yaml',
  ])('of %s are all', (path) => {
    expect(leftOut(affectedBy([path]), machines)).toEqual([])
  })
  test('of the trading page are all that show it, and of a text those in its language', async () => {
    expect(leftOut(affectedBy(['src/features/trading/orders/OrderRow.tsx']), machines)).toEqual([
      'Join a contest',
      'Contests',
      'Terms, FAQ and fees',
      'Error screens',
    ])
    const ofPolish = await picturesOfAll(affectedBy(['public/assets/locales/pl/results.yaml']), ['390'])
    expect(ofPolish.length).toBeGreaterThan(5)
    expect(ofPolish.filter(({ name }) => !/^screens\/results\/.*--pl-/.test(name))).toEqual([])
  })
})
