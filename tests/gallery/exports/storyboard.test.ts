// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { charts } from '../../../gallery/chart/machines.ts'
import { storyboardOf } from '../../../gallery/export/storyboard/board.ts'
import { pathsOf } from '../../../gallery/paths.ts'
import { views } from '../../../gallery/views/views.ts'

const reset = charts.find(({ name }) => name === 'reset')!
const paths = pathsOf(reset, views['reset']!, views['reset']!.scenes['resetting']!.input)
const failed = paths.find(({ state, by }) => state === 'error' && by === 'payment-failed')!
const board = storyboardOf(reset, failed, paths[0]!.state, 'en', (state, by) =>
  state === 'error' ? `**By** ${by} <of> it` : null,
)

test('a storyboard has a screen for the start and one after each event, with the chart’s texts and the notes', () => {
  expect(board).toMatchObject({ title: 'Activate or reset the balance', subtitle: 'Not paid: Payment failed' })
  expect(board.frames.map(({ happening }) => happening?.title ?? null)).toEqual([
    null,
    ...failed.steps.map(({ title }) => title),
  ])
  expect(board.frames[2]).toMatchObject({
    state: 'loading.sending',
    by: 'confirm',
    title: 'In progress › Sending',
    descriptions: [
      'Sent once; ignores further confirmations until the outcome is known.',
      'Waits for the answer to the request.',
    ],
    happening: { delay: null },
    note: null,
  })
  expect(board.frames.at(-1)?.note).toBe('**By** payment-failed <of> it')
})
