import { describe, expect, test } from 'vitest'
import {
  isLoggedIn,
  isLoginLoop,
  markerAt,
  mustTerminate,
  recentDepartures,
  type SessionEvent,
  sessionStep,
  type SessionStatus,
} from '../../../../src/domain/account/session.ts'
import { NOON } from '../builders.ts'

const HALF_AN_HOUR_MS = 1_800_000

test('a successful request extends the session by half an hour', () => {
  expect(markerAt(NOON)).toBe(NOON + HALF_AN_HOUR_MS)
})

test('a user with a marker in the future is logged in', () => {
  const loggedIn = [NOON + 1, NOON, NOON - 1, null].map((marker) => isLoggedIn(marker, NOON))
  expect(loggedIn).toEqual([true, false, false, false])
})

test('the login flow ends the old session if its marker is missing or expires within half an hour', () => {
  const markers = [null, NOON, NOON + HALF_AN_HOUR_MS, NOON + HALF_AN_HOUR_MS + 1]
  const ended = markers.map((marker) => mustTerminate({ marker, departures: [], now: NOON }))
  expect(ended).toEqual([true, true, true, false])
})

test('a third redirect within a minute is a loop, with any clock', () => {
  const two = [NOON - 59_999, NOON + 59_999]
  const isLoop = (...more: number[]) => isLoginLoop({ marker: null, departures: [...two, ...more], now: NOON })
  expect([isLoop(), isLoop(NOON), isLoop(NOON - 60_000), isLoop(NOON + 60_000)]).toEqual([false, true, false, false])
  expect(recentDepartures([NOON - 60_000, ...two], NOON)).toEqual(two)
})

describe('the rules', () => {
  const EVENTS: SessionEvent[] = [
    'answered',
    'unauthorized',
    'loginNeeded',
    'loginPressed',
    'logoutPressed',
    'markerRemoved',
    'markerWritten',
    'otherUser',
    'pageRestored',
  ]
  const FAR = NOON + 2 * HALF_AN_HOUR_MS
  const loop = [NOON, NOON, NOON]
  const MOMENTS = {
    '': { marker: FAR, departures: [] },
    ' + isLoginLoop': { marker: FAR, departures: loop },
    ' + mustTerminate': { marker: NOON, departures: [] },
    ' + isLoginLoop + mustTerminate': { marker: null, departures: loop },
  }

  /** Every row as a line, those of all moments as one. */
  const rows = (status: SessionStatus) => {
    const lines = EVENTS.flatMap((event) => {
      const steps = Object.entries(MOMENTS).map(
        ([about, moment]) => [event + about, sessionStep(status, event, () => ({ ...moment, now: NOON }))] as const,
      )
      return steps.every(([, step]) => step === steps[0]![1]) ? steps.slice(0, 1) : steps
    })
    return Object.fromEntries(
      lines.flatMap(([event, step]) => (step ? [[event, [step.to, ...step.does].join(' ')]] : [])),
    )
  }

  const pressedOrDriven = {
    answered: 'in renewMarker',
    unauthorized: 'leaving countDeparture removeMarker endForNow terminateAfter401 clearCache goToAuthPage',
    'unauthorized + isLoginLoop': 'stuck removeMarker endForNow clearCache',
    'unauthorized + mustTerminate':
      'leaving countDeparture removeMarker endForNow terminateAfter401 clearCache goToAuthPage',
    'unauthorized + isLoginLoop + mustTerminate': 'stuck removeMarker endForNow clearCache',
    loginNeeded: 'leaving countDeparture endForNow clearCache goToAuthPage',
    'loginNeeded + isLoginLoop': 'stuck endForNow clearCache',
    'loginNeeded + mustTerminate': 'leaving countDeparture removeMarker endForNow terminate clearCache goToAuthPage',
    'loginNeeded + isLoginLoop + mustTerminate': 'stuck removeMarker endForNow clearCache',
    loginPressed: 'leaving endForNow clearCache goToAuthPage',
    'loginPressed + isLoginLoop': 'leaving endForNow clearCache goToAuthPage',
    'loginPressed + mustTerminate': 'leaving removeMarker endForNow terminate clearCache goToAuthPage',
    'loginPressed + isLoginLoop + mustTerminate': 'leaving removeMarker endForNow terminate clearCache goToAuthPage',
    logoutPressed: 'leaving removeMarker endForGood terminate clearCache goToAuthPage',
    otherUser: 'leaving endForGood clearCache reload',
  }

  test.each<[SessionStatus, Record<string, string>]>([
    ['unknown', pressedOrDriven],
    ['in', { ...pressedOrDriven, markerRemoved: 'elsewhere endForGood clearCache removeMarker' }],
    ['leaving', { pageRestored: 'leaving reload' }],
    [
      'elsewhere',
      {
        loginPressed: 'leaving endForNow clearCache goToAuthPage',
        logoutPressed: 'leaving removeMarker endForGood terminate clearCache goToAuthPage',
        markerWritten: 'unknown resumePolls',
        pageRestored: 'elsewhere reload',
      },
    ],
    ['stuck', { pageRestored: 'stuck reload' }],
  ])('%s', (status, expected) => {
    expect(rows(status)).toEqual(expected)
  })
})
