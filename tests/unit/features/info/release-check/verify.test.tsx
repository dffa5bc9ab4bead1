// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createHash, webcrypto } from 'node:crypto'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { VerifyLine } from '../../../../../src/features/info/release-check/VerifyLine.tsx'
import { i18n, startI18n } from '../../../../../src/i18n/i18n.ts'
import { readTexts } from '../texts.ts'

const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const CONTENT = { 'assets/app.js': 'app', 'assets/app.css': 'styles', 'chart.html': '<p>' }
const MANIFEST = JSON.stringify(Object.fromEntries(Object.entries(CONTENT).map(([name, text]) => [name, digest(text)])))
const FILE = '/futures/assets/files-0a1b2c3d.json'
const meta = (file: string, text: string) => `<meta name="futures-files" content="${file} ${digest(text)}">`

/** The server's files, by address. */
let served = new Map<string, string>()
const fetchFile = vi.fn<typeof fetch>((address) => {
  const text = served.get(address instanceof Request ? address.url : address.toString())
  return Promise.resolve(text === undefined ? new Response('Not found', { status: 404 }) : new Response(text))
})

beforeAll(async () => {
  await startI18n(async (language, namespace) => readTexts(language, namespace))
  await i18n.loadNamespaces('releaseCheck')
})

beforeEach(async () => {
  await i18n.changeLanguage('en')
  vi.stubGlobal('fetch', fetchFile.mockClear())
  vi.stubGlobal('crypto', webcrypto)
  vi.stubGlobal('isSecureContext', true)
  document.head.innerHTML = meta(FILE, MANIFEST)
  served = new Map(Object.entries(CONTENT).map(([name, text]) => [`/futures/${name}`, text]))
  served.set(FILE, MANIFEST).set(window.location.pathname, `<head>${document.head.innerHTML}</head>`)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

/** Only the verification line, without the app: it fetches the test's files. */
async function verify(name = 'Verify this page') {
  render(
    <I18nextProvider i18n={i18n}>
      <VerifyLine />
    </I18nextProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name }))
}
const says = async (text: string) => expect(within(screen.getByRole('status')).findByText(text)).resolves.toBeVisible()
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('every file is fetched again, bypassing the browser’s cache, and matches the release', async () => {
  await verify()
  await says('3 files match the release.')
  expect(fetchFile.mock.calls.map(([address]) => address)).toEqual([FILE, ...Object.keys(CONTENT).map((name) => `/futures/${name}`), window.location.pathname])
  expect(fetchFile.mock.calls.every(([, options]) => options?.cache === 'no-store')).toBe(true)
  expect(screen.getByRole('status')).toHaveTextContent(/^3 files match the release\.$/)
  expect(screen.getByText(digest(MANIFEST))).toBeVisible()
  expect(screen.getByRole('button', { name: 'Verify again' })).toBeEnabled()
})

test('each file shows its state: different and unreachable ones first', async () => {
  served.set('/futures/assets/app.js', 'app, and more')
  served.delete('/futures/chart.html')
  await verify()
  await says('1 file differs from the release.')
  await says('1 file could not be fetched.')
  await says('1 file matches the release.')
  expect(rows().slice(0, 2)).toEqual(['/futures/assets/app.jsdifferent', '/futures/chart.htmlnot fetched'])
  await userEvent.click(screen.getByText('All 3 files'))
  expect(rows().slice(2)).toEqual(['/futures/assets/app.csssame', '/futures/assets/app.jsdifferent', '/futures/chart.htmlnot fetched'])
})

test('a release deployed in the meantime is reported', async () => {
  served.set(window.location.pathname, `<head>${meta('/futures/assets/files-ffffffff.json', '{}')}</head>`)
  served.delete('/futures/assets/app.js')
  await verify()
  await says('A different release was published after this page was loaded. Reload the page to verify it.')
  await says('1 file could not be fetched.')
})

test('if the page itself cannot be fetched, it is not called the latest', async () => {
  served.delete(window.location.pathname)
  await verify()
  await says('Could not check whether a different release was published after this page was loaded.')
})

test('a list of files with another digest is not trusted', async () => {
  served.set(FILE, '{}')
  await verify()
  await says('The list of files is not the one this page was built with, so the files cannot be compared.')
  served.delete(FILE)
  await userEvent.click(screen.getByRole('button', { name: 'Verify again' }))
  await says('The list of files could not be fetched. Check the connection and verify again.')
})

test('if nothing can be compared, the reason is shown', async () => {
  vi.stubGlobal('isSecureContext', false)
  await verify()
  await says('Files can be compared only if the page was loaded over https.')
  document.head.replaceChildren()
  await userEvent.click(screen.getByRole('button', { name: 'Verify again' }))
  await says('This page has no list of the files it was built from.')
  expect(fetchFile).not.toHaveBeenCalled()
})

test('Polish counts in its plural forms', async () => {
  await i18n.changeLanguage('pl')
  await i18n.loadNamespaces('releaseCheck')
  served.delete('/futures/assets/app.js')
  await verify('Sprawdź tę stronę')
  await says('2 pliki są zgodne z wydaniem.')
  await says('Nie udało się pobrać 1 pliku.')
})
