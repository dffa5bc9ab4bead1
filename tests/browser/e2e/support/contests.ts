import type { BrowserContext, Page } from '@playwright/test'
import { type Exchange, logIn } from './exchange.ts'

/** A trader's contest token, fetched like the phone's own app, outside the page. */
export async function contestToken(context: BrowserContext, exchange: Exchange): Promise<string> {
  const other = await context.browser()?.newContext()
  if (!other) throw new Error('this context has no browser to open another one')
  await logIn(other, exchange)
  const answer = await other.request.post(`${exchange.origin}/futures/api/user/contest/authorization/create`, {
    data: {},
  })
  const { contestUserToken } = (await answer.json()) as { contestUserToken: string }
  await other.close()
  return contestUserToken
}

/** The rows of a contest's leaderboard, including its head, but no other tables. */
export const leaderboardRows = (page: Page) => page.locator('section[aria-labelledby="leaderboard"]').getByRole('row')
