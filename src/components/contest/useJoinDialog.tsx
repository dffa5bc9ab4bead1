import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contest } from '../../wire/contest.ts'
import { lateCode } from '../ui/lateCode.ts'
import { toast } from '../ui/toast.ts'

const code = lateCode(() => import('./JoinDialog.tsx'))
// What does not come now is asked for again at the click.
const prefetch = () => void code().catch(() => {})

/** The join dialog of one contest. Its code comes when it is wanted: the page is read more often than joined. */
export function useJoinDialog(contest: Contest, token: string | null) {
  const { t } = useTranslation()
  const [draw, setDraw] = useState<{ dialog: (contest: Contest, token: string) => ReactNode } | null>(null)
  const close = () => setDraw(null)

  const open = () => {
    code().then(
      ({ JoinDialog }) => setDraw({ dialog: (about, by) => <JoinDialog contest={about} token={by} onClose={close} /> }),
      () => toast({ kind: 'error', title: t('dialogs.notOpened'), text: t('dialogs.notOpenedText') }),
    )
  }

  return { dialog: draw && token !== null && draw.dialog(contest, token), open, prefetch }
}
