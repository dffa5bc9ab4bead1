import type { AnyMachineSnapshot } from 'xstate'
import type { GateAnswers } from '../../src/domain/gate.ts'
import { gateMachine } from '../../src/machines/gate.ts'
import { Failure } from '../../src/wire/failure.ts'
import { getUserProfile } from '../../src/wire/user.ts'
import { done, failed } from '../../gallery/xstate.ts'
import { expect } from './exchange.ts'
import { trading } from './trading.ts'
import type { Walk } from './walk.ts'
import { walkFrom, type Line, type Reply, type Stage, until } from './walkStage.ts'

const AVAILABILITY = '/api/user/configuration/futures/availability/check'
const USER = '/api/user/profile/get'
const PROFILE = '/futures/api/user/profile/get'
const CONFIGURATION = '/api/user/configuration/get'
const AGREEMENT = '/api/user/account/agreement/add'
const ROLLOVER = '/futures/api/user/profile/contract/rollover/set'
const ENTRY = [AVAILABILITY, USER, PROFILE, CONFIGURATION, AGREEMENT, ROLLOVER]

const user = { isInEu: false, hasKyc: true, agreements: { futuresConfirmationDate: '2026-08-23T10:00:00Z' as string | null } }
const unsigned = { ...user, agreements: { futuresConfirmationDate: null } }
const noProfile = { code: 7003 }

interface Entry {
  visible?: boolean
  profile?: typeof user
  settings?: Reply
}

const meaning = ({ visible = true, profile = user, settings = 'real' }: Entry): GateAnswers => ({
  tabVisible: visible,
  profile: getUserProfile.response.parse(profile),
  settingsLoaded: settings === 'real',
})

/** The four calls of the entry, answered. */
async function enter(line: Line, { visible = true, profile = user, settings = 'real' }: Entry) {
  await line.answer(USER, { body: profile })
  await line.answer(PROFILE, settings)
  await line.answer(CONFIGURATION, 'real')
  await line.answer(AVAILABILITY, { body: { tabVisibility: visible } })
}

const entry = (id: 'load' | 'verify', said: Entry) => ({
  event: done(id, meaning(said)),
  when: (state: AnyMachineSnapshot) => state.matches('loading') || state.matches({ consent: 'verifying' }),
  does: ({ line }: Stage) => enter(line, said),
})
const entries: Record<string, Entry> = {
  'all is in order': {},
  'futures is hidden': { visible: false },
  'the user is in the EU without KYC': { profile: { ...user, isInEu: true, hasKyc: false } },
  'the terms are not accepted': { profile: unsigned },
  'there is no futures profile': { settings: noProfile },
}

const silence = (path: string) => new Failure('network', { path })
/** A read is tried three times before it is given up. */
async function keepSilent({ page, line }: Stage, path: string, isOver: () => Promise<boolean>) {
  await until(page, 'it is given up', async () => {
    if (line.isWaiting(path)) await line.answer(path, 'lost')
    return isOver()
  }, 20)
}
const isLoading = (state: AnyMachineSnapshot) => state.matches('loading')
const submit = ({ page }: Stage) => page.getByRole('button', { name: 'Submit' })
const box = ({ page }: Stage) => page.getByRole('checkbox')
const press = (name: string) => ({ page }: Stage) => page.getByRole('button', { name, exact: true }).click()
const code = (path: string) => ({ line }: Stage) => line.answer(path, { code: 9001 })
const isBusy = (stage: Stage, name: string) => expect(stage.page.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true')

/** The entry of the shell, for whoever the four calls say the user is. */
const gateWalk: Walk<Stage> = {
  machine: gateMachine,
  key: ({ contractRollover }: { contractRollover: boolean }) => contractRollover,
  deeds: {
    ...Object.fromEntries(Object.entries(entries).map(([name, said]) => [name, { ...entry('load', said), when: isLoading }])),
    ...Object.fromEntries(
      Object.entries(entries).map(([name, said]) => [
        `it turns out: ${name}`,
        { ...entry('verify', said), when: (state: AnyMachineSnapshot) => state.matches({ consent: 'verifying' }) },
      ]),
    ),
    'the exchange is silent': {
      event: failed('load', silence(AVAILABILITY)),
      when: isLoading,
      does: (stage) => keepSilent(stage, AVAILABILITY, () => stage.page.getByRole('alert').getByText('Futures could not be loaded').isVisible()),
    },
    'the session is over': {
      event: failed('load', new Failure('unauthorized', { path: USER, status: 401 })),
      when: isLoading,
      does: ({ line }) => line.answer(USER, { status: 401 }),
    },
    'try again': { event: { type: 'RETRY' }, does: press('Try again') },
    'press the box': { event: { type: 'TICK' }, does: (stage) => box(stage).press(' ') },
    'submit': { event: { type: 'SUBMIT', key: 'k' }, does: (stage) => submit(stage).dblclick() },
    'cancel': { event: { type: 'CANCEL' }, does: press('Cancel') },
    'the agreement is taken': { event: done('sendAgreement'), does: ({ line }) => line.answer(AGREEMENT, { body: {} }) },
    'the agreement is refused': { event: failed('sendAgreement', new Failure('refused', { path: AGREEMENT })), does: code(AGREEMENT) },
    'the answer to the agreement is lost': { event: failed('sendAgreement', silence(AGREEMENT)), does: ({ line }) => line.answer(AGREEMENT, 'lost') },
    'nobody can tell': {
      event: failed('verify', silence(AVAILABILITY)),
      does: (stage) => keepSilent(stage, AVAILABILITY, async () => (await submit(stage).getAttribute('aria-busy')) === null),
    },
    'the setting is on': { event: done('loadSetting', true), does: ({ line }) => line.answer(PROFILE, 'real') },
    'there is no setting yet': { event: done('loadSetting', null), does: ({ line }) => line.answer(PROFILE, noProfile) },
    'the setting does not come': {
      event: failed('loadSetting', silence(PROFILE)),
      does: (stage) => keepSilent(stage, PROFILE, () => stage.page.getByText('Settings could not be loaded').isVisible()),
    },
    'turn the switch': { event: { type: 'TOGGLE' }, does: ({ page }) => page.getByRole('switch').press(' ') },
    'save': { event: { type: 'SAVE', key: 'k' }, does: ({ page }) => page.getByRole('button', { name: 'Save settings' }).dblclick() },
    'back': { event: { type: 'BACK' }, does: press('Back') },
    'it is saved': { event: done('saveSetting'), does: ({ line }) => line.answer(ROLLOVER, { body: {} }) },
    'it is not saved': { event: failed('saveSetting', new Failure('refused', { path: ROLLOVER })), does: code(ROLLOVER) },
  },
  shows: {
    loading: async ({ page, line }) => {
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/Loading/)
      await expect.poll(() => ENTRY.slice(0, 4).every((path) => line.isWaiting(path))).toBe(true)
    },
    loadingError: ({ page }) => expect(page.getByRole('heading', { level: 1, name: 'Futures could not be loaded' })).toBeVisible(),
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
    'consent.posting': async (stage) => {
      await isBusy(stage, 'Submit')
      await expect.poll(() => stage.line.isWaiting(AGREEMENT)).toBe(true)
    },
    'consent.verifying': async (stage) => {
      await isBusy(stage, 'Submit')
      await expect.poll(() => stage.line.isWaiting(USER)).toBe(true)
    },
    'consent.failed': async (stage) => {
      await expect(stage.page.getByRole('main').getByRole('alert')).toHaveText(/The exchange did not (accept this|answer)/)
      await expect(box(stage)).toBeChecked()
      await expect(submit(stage)).toBeEnabled()
    },
    'rolloverSettings.loadingSetting': async ({ page, line }) => {
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/Loading/)
      await expect.poll(() => line.isWaiting(PROFILE)).toBe(true)
    },
    'rolloverSettings.choosing': async ({ page }, { context }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Contract rollover' })).toBeVisible()
      await expect(page.getByRole('switch')).toBeChecked({ checked: context.contractRollover })
      await expect(page.getByText(context.contractRollover ? 'Positions are carried over automatically' : 'Positions are closed on the rollover date')).toBeVisible()
    },
    'rolloverSettings.saving': async (stage) => {
      await isBusy(stage, 'Save settings')
      await expect.poll(() => stage.line.isWaiting(ROLLOVER)).toBe(true)
      expect(stage.line.sent(ROLLOVER)).toEqual({ contractRollover: await stage.page.getByRole('switch').isChecked() })
    },
    'rolloverSettings.saveFailed': ({ page }) => expect(page.getByRole('main').getByRole('alert')).toContainText('An error occurred. The setting was not saved.'),
    'rolloverSettings.loadFailed': ({ page }) => expect(page.getByRole('main').getByRole('alert')).toContainText('Settings could not be loaded'),
  },
}

export const walks = {
  'the gate': walkFrom(gateWalk, async (stage) => {
    stage.line.hold(...ENTRY)
    await stage.page.goto('/futures/market/BTC-USDC')
    return stage
  }),
}
