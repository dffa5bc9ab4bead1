// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { forgetFormerValues } from '../../../src/platform/forgetFormerValues.ts'

test('values that nothing reads any more are deleted at start, of every user; all others stay', () => {
  const stays = { leverage: '20', 'futuresAlerts:1764316800000': '[]', futuresProjectionsOfOurs: '1' }
  for (const [key, value] of Object.entries({ ...stays, 'futuresRankTarget:1764316800000': '{}', futuresCoach: '{}' }))
    localStorage.setItem(key, value)
  forgetFormerValues()
  expect(Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))).toEqual(stays)
})

test('blocked storage does not stop the page', () => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new Error('blocked')
    },
  })
  expect(forgetFormerValues).not.toThrow()
})
