import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'

/** What a trader reads in each state, by the key of its text: how a test knows that the view is that state's. */
export const words: Record<string, Record<string, string>> = {
  closeOrder: {
    'init': 'closeOrder.note',
    'filled': 'closeOrder.filledTitle',
    'loading.sending': 'dialogs.sending',
    'loading.unknown': 'dialogs.unknownTitle',
    'settling': 'dialogs.settling',
    'success': 'closeOrder.closed',
    'gone': 'closeOrder.goneTitle',
    'notArrived': 'closeOrder.lostTitle',
    'error': 'closeOrder.refusedClose',
  },
  gate: {
    'loading': 'common.loading',
    'loadingError': 'gate.loadingError',
    'redirecting': 'common.loading',
    'leaving': 'common.loading',
    'app': 'balance.locked',
    'consent.unchecked': 'gate.consent.accept',
    'consent.checked': 'gate.consent.accept',
    'consent.posting': 'gate.consent.accept',
    'consent.verifying': 'gate.consent.accept',
    'consent.failed': 'common.generalError',
    'rolloverSettings.loadingSetting': 'common.loading',
    'rolloverSettings.choosing': 'gate.rollover.toggle',
    'rolloverSettings.saving': 'gate.rollover.toggle',
    'rolloverSettings.saveFailed': 'common.errorOccurred',
    'rolloverSettings.loadFailed': 'gate.rollover.loadFailedText',
  },
  joinContest: {
    'init.unchecked': 'joinModal.title',
    'init.checked': 'joinModal.title',
    'loading.sending': 'dialogs.sending',
    'loading.unknown': 'dialogs.unknownTitle',
    'success': 'joinModal.youAreIn',
    'error': 'joinModal.failed',
    'notArrived': 'joinModal.lost',
    'closed': 'contests.join',
  },
  leverage: { choosing: 'leverage.note', chosen: 'orders.tabs.positions' },
  openOrder: {
    'idle.calm': 'orderForm.longHint',
    'idle.notSeen': 'orderForm.notSeenTitle',
    'idle.unsettled': 'orderForm.unsettledTitle',
    'submitting.sending': 'orderForm.sending',
    'submitting.unknown.checking': 'orderForm.unknownTitle',
    'submitting.unknown.stillChecking': 'orderForm.stopChecking',
    'refreshing': 'orderForm.sending',
  },
  reset: {
    'init': 'resetModal.resetText',
    'loading.sending': 'resetModal.sending',
    'loading.unknown': 'dialogs.unknownTitle',
    'paying.checking': 'resetModal.payingTitle',
    'paying.waiting': 'resetModal.payingTitle',
    'settling': 'dialogs.settling',
    'success': 'resetModal.resetDone',
    'error': 'resetModal.notSent',
  },
  rollover: {
    'init': 'dialogs.loading',
    'notLoaded': 'rolloverModal.notLoaded',
    'editing': 'rolloverModal.text',
    'loading.sending': 'dialogs.sending',
    'loading.unknown': 'dialogs.unknownTitle',
    'settling': 'dialogs.settling',
    'success': 'rolloverModal.saved',
    'error': 'rolloverModal.failed',
  },
  submission: {
    'sending': 'orderForm.sending',
    'verifying.looking': 'orderForm.unknownTitle',
    'verifying.waiting': 'orderForm.unknownTitle',
    'done': 'orderForm.sending',
    'happened': 'orderForm.sending',
    'refused': 'dashboard.createOrder.refused',
    'didNotHappen': 'orderForm.notSeenTitle',
  },
  tpsl: {
    'init': 'addTPSL.note',
    'loading.sending': 'dialogs.sending',
    'loading.unknown': 'dialogs.unknownTitle',
    'settling': 'dialogs.settling',
    'success': 'addTPSL.done',
    'gone': 'addTPSL.goneTitle',
    'notArrived': 'addTPSL.lostTitle',
    'error': 'addTPSL.refused',
  },
}

const languages = ['en', 'pl'] as const
export type Language = (typeof languages)[number]
const texts: Record<Language, unknown> = { en: commonTexts('en'), pl: commonTexts('pl') }

function commonTexts(language: Language): unknown {
  return load(readFileSync(`public/assets/locales/${language}/common.yaml`, 'utf8'))
}

/** The text of a key, up to its first value. */
export function textOf(language: Language, key: string): string {
  let here: unknown = texts[language]
  for (const name of key.split('.')) here = typeof here === 'object' && here !== null && name in here ? here[name as keyof typeof here] : undefined
  if (typeof here !== 'string') throw new Error(`no ${language} text ${key}`)
  return (here.split('{{')[0] ?? here).trim()
}
