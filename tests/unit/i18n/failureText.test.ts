// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { failureText } from '../../../src/i18n/failureText.ts'
import { i18n } from '../../../src/i18n/i18n.ts'
import { englishTexts } from '../ui/texts.ts'

let general = ''
let server = ''
beforeAll(async () => {
  await englishTexts()
  general = i18n.t('common.generalError')
  server = i18n.t('common.serverError')
})
const refused = (code?: string) => failureText(i18n.t, 'closeOrder.error', { kind: 'refused', code })

test.each([
  undefined,
  '',
  '9000.x:y',
  'a.b',
  'common:tryAgain',
  '__proto__',
  'constructor',
  'toString',
  '{{x}}',
  '$t(common.tryAgain)',
  'x'.repeat(41),
])('an unknown code %j shows the general text', (code) => {
  expect(refused(code)).toBe(general)
})

test('a family of a dialog’s own texts is found beside them, and one of the common texts from there too', () => {
  i18n.addResourceBundle('en', 'dialogs', { ownDialog: { error: { '1': 'Words of the dialog.' } } })
  const inDialogs = (family: string) =>
    failureText(i18n.getFixedT(null, 'dialogs'), family as 'closeOrder.error', {
      kind: 'refused',
      code: family === 'ownDialog.error' ? '1' : '2001',
    })
  expect(inDialogs('ownDialog.error')).toBe('Words of the dialog.')
  expect(inDialogs('closeOrder.error')).toBe('The exchange does not know this order.')
})

test('a 429 shows when to retry, if the exchange sends it', () => {
  const tooOften = (retryAfterMs?: number) =>
    failureText(i18n.t, 'closeOrder.error', { kind: 'http', status: 429, code: undefined, retryAfterMs })
  expect(tooOften(8_200)).toBe('Too many requests. Try again in 9\u00a0s.')
  expect(tooOften()).toBe('Too many requests. Try again in a moment.')
})

test('a failure without a response is never a server error', () => {
  for (const kind of ['network', 'timeout', 'malformed', 'http'] as const)
    expect(failureText(i18n.t, 'closeOrder.error', { kind, code: undefined })).toBe(server)
})
