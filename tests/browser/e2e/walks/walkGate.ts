import type { AnyMachineSnapshot } from 'xstate'
import { view } from '../../../../gallery/views/gate.ts'
import type { GateAnswers } from '../../../../src/domain/account/gate.ts'
import { gateMachine } from '../../../../src/machines/gate.ts'
import { expect } from '../support/exchange.ts'
import { trading } from '../support/trading.ts'
import type { Action, Walk } from './walk.ts'
import { type Stage, until, walkFrom } from './walkStage.ts'

const AVAILABILITY = '/api/user/configuration/futures/availability/check'
const USER = '/api/user/profile/get'
const PROFILE = '/futures/api/user/profile/get'
const CONFIGURATION = '/api/user/configuration/get'
const READS = [AVAILABILITY, USER, PROFILE, CONFIGURATION]
const AGREEMENT = '/api/user/account/agreement/add'
const ROLLOVER = '/futures/api/user/profile/contract/rollover/set'

const noProfile = { code: 7003 }
const unsigned = { isInEu: false, hasKyc: true, agreements: { futuresConfirmationDate: null } }

const button = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true })
const alert = ({ page }: Stage) => page.getByRole('main').getByRole('alert')
const press = (name: string) => (stage: Stage) => button(stage, name).click()

/** The four answers, which make those of the event. */
const enter: Action<Stage> = async ({ line }, { event }) => {
  const { tabVisible, profile, settingsLoaded } = event['output'] as GateAnswers // the view's
  await line.answer(USER, { body: profile })
  await line.answer(PROFILE, settingsLoaded ? 'real' : noProfile)
  await line.answer(CONFIGURATION, 'real')
  await line.answer(AVAILABILITY, { body: { tabVisibility: tabVisible } })
}

/** A read is attempted three times before it fails. */
const loseReads = (path: string) => (stage: Stage) =>
  until(stage.page, 'it is given up', async () => {
    if (stage.line.isWaiting(path)) await stage.line.answer(path, 'lost')
    return alert(stage).isVisible()
  })

const isConsent = (state: AnyMachineSnapshot) => state.matches('consent')
const changed = (state: AnyMachineSnapshot) => (isConsent(state) ? AGREEMENT : ROLLOVER)

const saysLoading =
  (...paths: string[]) =>
  async ({ page, line }: Stage) => {
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
    await expect.poll(() => paths.every((path) => line.isWaiting(path))).toBe(true)
  }
const isBusy = (name: string, path: string) => async (stage: Stage) => {
  await expect(button(stage, name)).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => stage.line.isWaiting(path)).toBe(true)
}
const says = (text: string | RegExp) => (stage: Stage) => expect(alert(stage)).toContainText(text)
const terms = (isTicked: boolean) => async (stage: Stage) => {
  await expect(stage.page.getByRole('checkbox')).toBeChecked({ checked: isTicked })
  await expect(button(stage, 'Submit')).toBeEnabled({ enabled: isTicked })
}

/** The gate, for the user described by the four responses. */
const gateWalk: Walk<Stage> = {
  machine: gateMachine,
  view,
  scene: 'consent',
  key: ({ contractRollover }: { contractRollover: boolean }) => contractRollover,
  actions: {
    admitted: enter,
    'futures-hidden': enter,
    'kyc-missing': enter,
    'terms-not-accepted': enter,
    'setting-missing': enter,
    'not-answered': loseReads(AVAILABILITY),
    'session-ended': async ({ exchange, line }) => {
      await exchange.control('logout')
      await line.answer(USER, 'real')
    },
    retry: press('Try again'),
    'toggle-terms': ({ page }) => page.getByRole('checkbox').press(' '),
    submit: (stage) => button(stage, 'Submit').dblclick(),
    cancel: press('Cancel'),
    accepted: ({ line }, { before }) => line.answer(changed(before), { body: {} }),
    refused: ({ line }, { before }) => line.answer(changed(before), { code: 9001 }),
    'answer-lost': ({ line }, { before }) => line.answer(changed(before), 'lost'),
    // A setting is not verified. That an agreement is found is tested in tests/unit/app: its target state is the same as after acceptance.
    'not-found': async ({ line }, { before }) => {
      if (isConsent(before)) await line.answer(USER, { body: unsigned })
    },
    'setting-on': ({ line }) => line.answer(PROFILE, 'real'),
    'setting-unset': ({ line }) => line.answer(PROFILE, noProfile),
    'setting-not-loaded': loseReads(PROFILE),
    'toggle-rollover': ({ page }) => page.getByRole('switch').press(' '),
    save: (stage) => button(stage, 'Save settings').dblclick(),
    back: press('Back'),
  },
  shows: {
    loading: saysLoading(...READS),
    loadingError: says('Futures could not be loaded'),
    redirecting: ({ page }) => expect(page.getByRole('heading', { name: 'The main site' })).toBeVisible(),
    leaving: ({ page }) => expect(page).toHaveURL(/\/auth\?return=/),
    app: async ({ page, line }) => {
      await Promise.all(READS.map((path) => line.release(path)))
      await expect(trading(page).picker).toHaveText(/^BTCUSDC/)
    },
    'consent.unchecked': terms(false),
    'consent.checked': terms(true),
    'consent.posting.sending': isBusy('Submit', AGREEMENT),
    'consent.posting.unknown': isBusy('Submit', USER),
    'consent.failed': async (stage) => {
      await expect(alert(stage)).toHaveText(/The exchange did not (accept this|answer)/)
      await terms(true)(stage)
    },
    'rolloverSettings.loadingSetting': saysLoading(PROFILE),
    'rolloverSettings.choosing': async ({ page }, { context }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Contract rollover' })).toBeVisible()
      await expect(page.getByRole('switch')).toBeChecked({ checked: context.contractRollover })
    },
    'rolloverSettings.saving.sending': isBusy('Save settings', ROLLOVER),
    // It ends immediately.
    'rolloverSettings.saving.unknown': says('We do not know whether the setting was saved'),
    'rolloverSettings.saveFailed': says(/The setting was not saved|whether the setting was saved/),
    'rolloverSettings.loadFailed': says('Settings could not be loaded'),
  },
}

export const entering = walkFrom(gateWalk, async (stage) => {
  stage.line.hold(...READS, AGREEMENT, ROLLOVER)
  await stage.page.goto('/futures/market/BTC-USDC')
  return stage
})
