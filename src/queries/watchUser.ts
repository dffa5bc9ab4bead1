import { getUserProfile } from '../api/user.ts'
import { storage } from '../platform/storage.ts'
import { call } from './call/call.ts'
import { queryClient } from './call/client.ts'
import { session } from './call/session.ts'
import { storedMark, userProfileQuery } from './user.ts'

/**
 * Ends the session in this tab if another user has logged in in this browser: their tab has stored their mark, or, when the user
 * comes back to this tab or window, the exchange answers with their profile. Returns a function that stops watching.
 */
export function watchUser(): () => void {
  const compare = (mark: number | null) => {
    const own = queryClient.getQueryData(userProfileQuery.queryKey)
    if (own && mark !== null && mark !== storedMark(own)) session.otherUser()
  }
  let isAsking = false
  const check = () => {
    if (document.hidden || queryClient.getQueryData(userProfileQuery.queryKey) === undefined) return
    compare(storage.sessionUser.get())
    // A failure tells nothing about the user; if the session is over, the polls find out, and nothing is sent.
    if (isAsking) return
    isAsking = true
    void call(getUserProfile, {})
      .then(
        (profile) => compare(storedMark(profile)),
        () => {},
      )
      .finally(() => void (isAsking = false))
  }
  compare(storage.sessionUser.get())
  const stopMark = storage.sessionUser.watch(compare)
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('visibilitychange', check, { signal })
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, check, { signal })
  return () => {
    stopMark()
    listening.abort()
  }
}
