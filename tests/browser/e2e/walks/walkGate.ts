import type { AnyMachineSnapshot } from 'xstate'
import { view } from '../../../../gallery/views/gate.ts'
import type { GateAnswers } from '../../../../src/domain/account/gate.ts'
import { gateMachine } from '../../../../src/machines/gate.ts'
import { expect } from '../support/exchange.ts'
import { trading } from '../support/trading.ts'
import type { TakenEvent, Walk } from './walk.ts'
import { walkFrom, type Stage, until } from './walkStage.ts'

const AVAILABILITY = '/api/user/configuration/futures/availability/check'
const USER = '/api/user/profile/get'
const PROFILE = '/futures/api/user/profile/get'
const CONFIGURATION = '/api/user/configuration/get'
const AGREEMENT = '/api/user/account/agreement/add'
const ROLLOVER = '/futures/api/user/profile/contract/rollover/set'
const ENTRY = [AVAILABILITY, USER, PROFILE, CONFIGURATION, AGREEMENT, ROLLOVER]

const noProfile = { code: 7003 }

/** The gate's four requests, with responses that match the machine's input. */
async function enter({ line }: Stage, { event }: TakenEvent) {
  const { tabVisible, profile, settingsLoaded } = event['output'] as GateAnswers // the gate's output
  await line.answer(USER, { body: profile })
  await line.answer(PROFILE, settingsLoaded ? 'real' : noProfile)
  await line.answer(CONFIGURATION, 'real')
  await line.answer(AVAILABILITY, { body: { tabVisibility: tabVisible } })
}

/** A read is attempted three times before it fails. */
async function keepSilent({ page, line }: Stage, path: string, isOver: () => Promise<boolean>) {
  await until(page, 'it is given up', async () => {
    if (line.isWaiting(path)) await line.answer(path, 'lost')
    return isOver()
  })
}
const submit = ({ page }: Stage) => page.getByRole('button', { name: 'Submit' })
const box = ({ page }: Stage) => page.getByRole('checkbox')
const press =
  (name: string) =>
  ({ page }: Stage) =>
    page.getByRole('button', { name, exact: true }).click()
const isConsent = (state: AnyMachineSnapshot) => state.matches('consent')
const changed = (state: AnyMachineSnapshot) => (isConsent(state) ? AGREEMENT : ROLLOVER)
const user = { isInEu: false, hasKyc: true }
const isBusy = (stage: Stage, name: string) =>
  expect(stage.page.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true')

const saveFailed =
  (text: RegExp) =>
  ({ page }: Stage) =>
    expect(page.getByRole('main').getByRole('alert')).toContainText(text)

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
    'not-answered': (stage) =>
      keepSilent(stage, AVAILABILITY, () =>
        stage.page.getByRole('alert').getByText('Futures could not be loaded').isVisible(),
      ),
    'session-ended': ({ line }) => line.answer(USER, { status: 401 }),
    retry: press('Try again'),
    'toggle-terms': (stage) => box(stage).press(' '),
    submit: (stage) => submit(stage).dblclick(),
    cancel: press('Cancel'),
    accepted: ({ line }, { before }) => line.answer(changed(before), { body: {} }),
    refused: ({ line }, { before }) => line.answer(changed(before), { code: 9001 }),
    'answer-lost': ({ line }, { before }) => line.answer(changed(before), 'lost'),
    // A setting is not verified. That an agreement is found is tested in tests/unit/app: its target state is the same as after acceptance.
    'not-found': async ({ line }, { before }) => {
      if (isConsent(before))
        await line.answer(USER, { body: { ...user, agreements: { futuresConfirmationDate: null } } })
    },
    'setting-on': ({ line }) => line.answer(PROFILE, 'real'),
    'setting-unset': ({ line }) => line.answer(PROFILE, noProfile),
    'setting-not-loaded': (stage) =>
      keepSilent(stage, PROFILE, () => stage.page.getByText('Settings could not be loaded').isVisible()),
    'toggle-rollover': ({ page }) => page.getByRole('switch').press(' '),
    save: ({ page }) => page.getByRole('button', { name: 'Save settings' }).dblclick(),
    back: press('Back'),
  },
  shows: {
    loading: async ({ page, line }) => {
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
      await expect.poll(() => ENTRY.slice(0, 4).every((path) => line.isWaiting(path))).toBe(true)
    },
    loadingError: ({ page }) =>
      expect(page.getByRole('heading', { level: 1, name: 'Futures could not be loaded' })).toBeVisible(),
    redirecting: ({ page }) => expect(page.getByRole('heading', { name: 'The main site' })).toBeVisible(),
    leaving: ({ page }) => expect(page).toHaveURL(/\/auth\?return=/),
    app: async ({ page, line }) => {
      await Promise.all(ENTRY.map((path) => line.release(path)))
      await expect(trading(page).picker).toHaveText(/^BTCUSDC/)
    },
    'consent.unchecked': async (stage) => {
      await expect(box(stage)).not.toBeChecked()
      await expect(submit(stage)).toBeDisabled()
    },
    'consent.checked': async (stage) => {
      await expect(box(stage)).toBeChecked()
      await expect(submit(stage)).toBeEnabled()
    },
    'consent.posting.sending': async (stage) => {
      await isBusy(stage, 'Submit')
      await expect.poll(() => stage.line.isWaiting(AGREEMENT)).toBe(true)
    },
    'consent.posting.unknown': async (stage) => {
      await isBusy(stage, 'Submit')
      await expect.poll(() => stage.line.isWaiting(USER)).toBe(true)
    },
    'consent.failed': async (stage) => {
      await expect(stage.page.getByRole('main').getByRole('alert')).toHaveText(
        /The exchange did not (accept this|answer)/,
      )
      await expect(box(stage)).toBeChecked()
      await expect(submit(stage)).toBeEnabled()
    },
    'rolloverSettings.loadingSetting': async ({ page, line }) => {
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
      await expect.poll(() => line.isWaiting(PROFILE)).toBe(true)
    },
    'rolloverSettings.choosing': async ({ page }, { context }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Contract rollover' })).toBeVisible()
      await expect(page.getByRole('switch')).toBeChecked({ checked: context.contractRollover })
      await expect(
        page.getByText(
          context.contractRollover
            ? 'Positions are carried over automatically'
            : 'Positions are closed on the rollover date',
        ),
      ).toBeVisible()
    },
    'rolloverSettings.saving.sending': async (stage) => {
      await isBusy(stage, 'Save settings')
      await expect.poll(() => stage.line.isWaiting(ROLLOVER)).toBe(true)
      expect(stage.line.sent(ROLLOVER)).toEqual({ contractRollover: await stage.page.getByRole('switch').isChecked() })
    },
    // It ends immediately.
    'rolloverSettings.saving.unknown': saveFailed(/We do not know whether the setting was saved/),
    'rolloverSettings.saveFailed': saveFailed(/The setting was not saved|whether the setting was saved/),
    'rolloverSettings.loadFailed': ({ page }) =>
      expect(page.getByRole('main').getByRole('alert')).toContainText('Settings could not be loaded'),
  },
}

export const walks = {
  'the gate': walkFrom(gateWalk, async (stage) => {
    stage.line.hold(...ENTRY)
    await stage.page.goto('/futures/market/BTC-USDC')
    return stage
  }),
}
