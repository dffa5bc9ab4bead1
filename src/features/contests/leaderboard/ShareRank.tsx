import { useTranslation } from 'react-i18next'
import { withTexts } from '../../../i18n/withTexts.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { useLazyWindow } from '../../../ui/lazy/useLazyWindow.ts'
import { Button } from '../../../ui/display/Button.tsx'
import type { ShareDialogProps } from '../share/ShareDialog.tsx'

const dialog = lazily(async () => (await withTexts('share', import('../share/ShareDialog.tsx'))).ShareDialog)

/** Opens the share card of the user's own row. */
export function ShareRank(card: Omit<ShareDialogProps, 'onClose'>) {
  const { t } = useTranslation('leaderboard')
  const { Window, isSlow, opener, close } = useLazyWindow(dialog)

  return (
    <>
      <Button variant="quiet" size="sm" className="min-h-11" pending={isSlow} {...opener}>
        <svg viewBox="0 0 24 24" aria-hidden="true" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" className="size-4 fill-none stroke-current">
          <path d="M12 15V3M8 7l4-4 4 4M4 13v6a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-6" />
        </svg>
        <span>{t('share')}</span>
      </Button>
      {Window && <Window {...card} onClose={close} />}
    </>
  )
}
