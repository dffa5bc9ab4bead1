import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { type FocusEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { animateExit } from '../../../ui/overlay/animateExit.ts'
import { useBackCloses } from '../../../ui/overlay/useBackCloses.ts'
import { useFocusBack } from '../../../ui/overlay/useFocusBack.ts'
import { useOpened } from '../../../ui/overlay/useOpened.ts'
import { PaletteList } from './PaletteList.tsx'
import type { Commands } from '../useCommands.ts'
import '../../../ui/overlay/Dialog.css'
import './PaletteWindow.css'

interface Props {
  commands: Commands
  onClose: () => void
}

/** Where a finger points, Headless UI focuses the dialog alone, so that no keyboard rises; here what is typed next is searched for. */
const toSearch = ({ target, currentTarget }: FocusEvent) => {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus()
}

/** Pages, markets, questions and what can be done now, found by typing: 560 px wide, a sheet under 700 px. */
export function PaletteWindow({ commands, onClose }: Props) {
  const { t, i18n } = useTranslation('palette')
  const isOpened = useOpened()
  useFocusBack()
  useBackCloses(onClose)
  // A failure leaves the questions out.
  useEffect(() => void i18n.loadNamespaces('faq').catch(() => {}), [i18n])

  return (
    <Dialog open={isOpened} onClose={onClose} onFocus={toSearch}>
      <div ref={animateExit} className="window relative z-dialog">
        <DialogBackdrop className="scrim" />
        <div className="dialog-frame palette-frame">
          <DialogPanel className="dialog palette">
            <DialogTitle className="sr-only">{t('title')}</DialogTitle>
            <PaletteList commands={commands} onClose={onClose} />
          </DialogPanel>
        </div>
      </div>
    </Dialog>
  )
}
