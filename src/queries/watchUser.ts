import { getUserProfile } from '../api/user.ts'
import { storage } from '../platform/storage.ts'
import { call } from './call/call.ts'
import { queryClient } from './client.ts'
import { session } from './session.ts'
import { storedMark, userProfileQuery } from './user.ts'

/**
 * Ends the session in this tab if another user has logged in in this browser: their tab has stored their mark, or, when this tab is
 * shown again, the exchange answers with their profile. Returns a function that stops watching.
 */
export function watchUser(): () => void {
  const compare = (mark: number | null) => {
    const own = queryClient.getQueryData(userProfileQuery.queryKey)
    if (own && mark !== null && mark !== storedMark(own)) session.otherUser()
  }
  const check = () => {
    if (document.hidden || queryClient.getQueryData(userProfileQuery.queryKey) === undefined) return
    compare(storage.sessionUser.get())
    // A failure tells nothing about the user; if the session is over, the polls find out.
    if (!session.isLeaving()) void call(getUserProfile, {}).then((profile) => compare(storedMark(profile)), () => {})
  }
  compare(storage.sessionUser.get())
  const stopMark = storage.sessionUser.watch(compare)
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pageshow', check)
  return () => {
    stopMark()
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('pageshow', check)
  }
}
