import fc from 'fast-check'
import { expect, test } from 'vitest'
import { steadyClock } from '../../../src/platform/clock.ts'
import { forAll } from '../../forAll.ts'

const HOUR_MS = 3_600_000

/** A steady clock on a device whose clock and ticks are controlled by the test. */
function device() {
  const at = { clock: 1_790_000_000_000, ticks: 5_000 }
  const now = steadyClock(
    () => at.clock,
    () => at.ticks,
  )
  return {
    now,
    wait: (ms: number) => ((at.clock += ms), (at.ticks += ms)),
    /** Set by somebody, or asleep. */
    setBy: (ms: number) => (at.clock += ms),
  }
}

test('starts with the device’s clock, in whole milliseconds, since stored minutes are parsed as integers', () => {
  const { now, wait } = device()
  expect(now()).toBe(1_790_000_000_000)
  wait(0.25)
  expect(now()).toBe(1_790_000_000_000)
})

test('setting the clock back an hour does not affect the twenty seconds that passed', () => {
  const { now, wait, setBy } = device()
  const before = now()
  setBy(-HOUR_MS)
  wait(20_000)
  expect(now() - before).toBe(20_000)
})

test('counts the time a device slept, also after its clock was set back', () => {
  const { now, setBy } = device()
  setBy(-HOUR_MS)
  const before = now()
  setBy(60_000)
  expect(now() - before).toBe(60_000)
})

test('never goes back and counts at least the elapsed time, for any change of the clock', () => {
  const step = fc.record({ wait: fc.nat(30_000), setBy: fc.integer({ min: -HOUR_MS, max: HOUR_MS }) })
  forAll(fc.array(step), (steps) => {
    const { now, wait, setBy } = device()
    let before = now()
    for (const each of steps) {
      wait(each.wait)
      setBy(each.setBy)
      expect(now() - before).toBeGreaterThanOrEqual(each.wait)
      before = now()
    }
  })
})

test('rounding errors of the two clocks do not accumulate', () => {
  const { now, wait } = device()
  const before = now()
  for (let times = 0; times < 1_000; times += 1) wait(times % 2 === 0 ? 1 : 0)
  expect(now() - before).toBe(500)
})
