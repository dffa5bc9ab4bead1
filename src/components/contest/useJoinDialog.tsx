import type { Contest } from '../../wire/contest.ts'
import { useLateWindow } from '../ui/useLateWindow.ts'

const load = async () => (await import('./JoinDialog.tsx')).JoinDialog
// What does not come now is asked for again at the click.
const prefetch = () => void load().catch(() => {})

/** The join dialog of one contest. Its code comes when it is wanted: the page is read more often than joined. */
export function useJoinDialog(contest: Contest, token: string | null) {
  const { Window: JoinDialog, isSlow, open, close } = useLateWindow(load)

  return { dialog: JoinDialog && token !== null && <JoinDialog contest={contest} token={token} onClose={close} />, isSlow, open, prefetch }
}
