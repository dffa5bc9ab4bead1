import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts'
import { getUserProfile } from '../src/wire/user.ts'
import { CannotAsk } from './options.ts'

const LOOK_MS = 1_000
const PATIENCE_MS = 10 * 60_000

function launch(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === null) throw new CannotAsk('--login: no Chromium found. Install one, set CHROMIUM to its path, or use --cookies file')
  return chromium.launch({ executablePath, headless: false, args: CHROMIUM_FLAGS }).catch((cause: unknown) => {
    throw new CannotAsk(`--login: the browser does not open (${String(cause).split('\n')[0]}). On a machine without a screen use --cookies file`, { cause })
  })
}

/** Opens the exchange's login page, waits until a call of a trader's own is answered there, and takes the cookies. */
export async function logIn(origin: string, page: string, open: () => Promise<Browser> = launch): Promise<[name: string, value: string][]> {
  const browser = await open()
  try {
    const context = await browser.newContext()
    const tab = await context.newPage()
    let isClosed = false
    tab.on('close', () => (isClosed = true))
    await tab.goto(origin + page)
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      if (isClosed) throw new CannotAsk('--login: the window was closed before the login')
      const answer = await context.request.post(origin + getUserProfile.path, { data: {}, maxRedirects: 0 })
      if (answer.ok() && /"result"\s*:\s*"ok"/.test(await answer.text())) return (await context.cookies(origin)).map(({ name, value }) => [name, value])
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
    throw new CannotAsk('--login: nobody logged in within ten minutes')
  } finally {
    await browser.close()
  }
}
