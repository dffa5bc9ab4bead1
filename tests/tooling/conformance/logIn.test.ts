import type { Browser } from '@playwright/test'
import { expect, test, vi } from 'vitest'
import { logIn } from '../../../conformance/session/logIn.ts'

/** A browser whose user logs in, or closes the window, after some checks. */
function browser({ logsInAfter = Number.POSITIVE_INFINITY, closesAfter = Number.POSITIVE_INFINITY, opens = true }) {
  let looks = 0
  const close = vi.fn(() => Promise.resolve())
  const answer = () => {
    looks += 1
    return Promise.resolve({ ok: () => looks > logsInAfter, text: () => Promise.resolve('{"result":"ok"}') })
  }
  const stand = {
    newContext: () =>
      Promise.resolve({
        newPage: () => Promise.resolve({ goto: () => (opens ? Promise.resolve() : Promise.reject(new Error('net::ERR'))), isClosed: () => looks >= closesAfter }),
        request: { post: answer },
        cookies: () => Promise.resolve([{ name: 'session', value: 'abc', domain: 'an.exchange' }]),
      }),
    close,
  }
  // The part of Playwright's browser that the login uses.
  return { close, open: () => Promise.resolve(stand as unknown as Browser) }
}

function clock() {
  let nowMs = 0
  return { now: () => nowMs, wait: (ms: number) => Promise.resolve(void (nowMs += ms)) }
}

const ask = (open: () => Promise<Browser>) => logIn('https://an.exchange', '/auth', clock(), open)

test('a login in the browser passes on the cookies and closes the browser', async () => {
  const { open, close } = browser({ logsInAfter: 5 })
  expect(await ask(open)).toEqual([['session', 'abc']])
  expect(close).toHaveBeenCalledOnce()
})

test.each([
  ['a window that is closed', { closesAfter: 2 }, 'the window was closed before the login'],
  ['ten minutes without a login', {}, 'nobody logged in within ten minutes'],
  ['a page that does not open', { opens: false }, 'https://an.exchange/auth does not open'],
])('%s ends it, and the browser closes', async (_, visitor, words) => {
  const { open, close } = browser(visitor)
  await expect(ask(open)).rejects.toThrow(words)
  expect(close).toHaveBeenCalledOnce()
})
