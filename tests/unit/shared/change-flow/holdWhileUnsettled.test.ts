import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { holdWhileUnsettled } from '../../../../src/shared/change-flow/holdWhileUnsettled.ts'
import { hasUnsettledChange } from '../../../../src/queries/call/unsettled.ts'

const machine = createMachine({ initial: 'ready', states: { ready: { on: { SEND: 'sent' } }, sent: { tags: 'unsettled', on: { ANSWER: 'ready' } } } })

test('a flow counts as unsettled while a change is out, and no longer once it is answered or stopped', () => {
  const flow = createActor(machine).start()
  const stop = holdWhileUnsettled(flow)
  expect(hasUnsettledChange()).toBe(false)
  flow.send({ type: 'SEND' })
  expect(hasUnsettledChange()).toBe(true)
  flow.send({ type: 'ANSWER' })
  expect(hasUnsettledChange()).toBe(false)
  flow.send({ type: 'SEND' })
  stop()
  expect(hasUnsettledChange()).toBe(false)
})
