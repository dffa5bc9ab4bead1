import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/setup/chromium.ts'
import { getUserProfile } from '../../src/api/user.ts'
import type { Clock } from '../client.ts'
import { CannotAsk } from '../options.ts'
import type { Cookie } from './cookieJar.ts'

const LOOK_MS = 1_000
const PATIENCE_MS = 10 * 60_000

/** A window of the system's Chromium. */
function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === null)
    throw new CannotAsk('--login: no Chromium found. Install one, set CHROMIUM to its path, or use --cookies file')
  return chromium.launch({ executablePath, headless: false, args: CHROMIUM_FLAGS }).catch((cause: unknown) => {
    throw new CannotAsk(
      '--login: the browser does not open, as on a machine without a screen. There, use --cookies file',
      { cause },
    )
  })
}

/** Opens the exchange's login page, waits until a private request succeeds there, and takes the cookies. */
export async function logIn(
  origin: string,
  page: string,
  clock: Clock,
  open: () => Promise<Browser> = openBrowser,
): Promise<Cookie[]> {
  const browser = await open()
  try {
    const context = await browser.newContext()
    const tab = await context.newPage()
    await tab.goto(origin + page).catch((cause: unknown) => {
      throw new CannotAsk(`--login: ${origin}${page} does not open`, { cause })
    })
    for (const untilMs = clock.now() + PATIENCE_MS; clock.now() < untilMs; await clock.wait(LOOK_MS)) {
      if (tab.isClosed()) throw new CannotAsk('--login: the window was closed before the login')
      const answer = await context.request.post(origin + getUserProfile.path, { data: {}, maxRedirects: 0 })
      if (answer.ok() && /"result"\s*:\s*"ok"/.test(await answer.text()))
        return (await context.cookies(origin + getUserProfile.path)).map(
          ({ name, value, path, secure, httpOnly, sameSite }) => [
            name,
            value,
            { path, isSecure: secure, isHttpOnly: httpOnly, sameSite: sameSite.toLowerCase() },
          ],
        )
    }
    throw new CannotAsk('--login: nobody logged in within ten minutes')
  } finally {
    await browser.close()
  }
}
