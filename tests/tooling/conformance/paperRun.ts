import type { Profile } from '../../../conformance/check.ts'
import { Client, type Send } from '../../../conformance/client.ts'
import { readTexts } from '../../../conformance/codeTexts.ts'
import { Context } from '../../../conformance/context.ts'
import { runChecks } from '../../../conformance/runChecks.ts'
import { type Attributes, CookieJar } from '../../../conformance/session/cookieJar.ts'
import { createExchange } from '../../../sandbox/app.ts'

export const ORIGIN = 'http://paper.test'
const START_MS = Date.UTC(2026, 10, 21, 8, 0, 0)
const texts = readTexts()

export type Paper = ReturnType<typeof paper>

/** A paper exchange in memory with a persona logged in; its time passes only during waits. */
export function paper(persona = 'demo') {
  let nowMs = START_MS
  const { app, exchange } = createExchange({ seed: 7, now: () => nowMs })
  const clock = {
    now: () => nowMs,
    wait: (ms: number) => {
      nowMs += ms
      return Promise.resolve()
    },
  }
  const send: Send = (url, init) => Promise.resolve(app.request(url, init))
  const context = (
    through: Send = send,
    attributes: Attributes = { path: '/', isHttpOnly: true, sameSite: 'lax' },
    payCode: string | null = null,
  ) => {
    const jar = new CookieJar([['session', exchange.logIn(`${persona}@paper.example`), attributes]])
    return new Context(new Client(ORIGIN, through, clock, jar), { clock, texts, origin: ORIGIN, payCode })
  }
  return { exchange, clock, send, context }
}

/** Runs all checks against the paper exchange, optionally with corrupted responses. */
export const paperRun = (corrupt: (paper: Paper) => Send = ({ send }) => send, profile: Profile = 'changes') => {
  const desk = paper()
  return runChecks(desk.context(corrupt(desk)), profile)
}
