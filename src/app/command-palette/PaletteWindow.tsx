import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { animateExit } from '../../ui/overlay/animateExit.ts'
import { useBackCloses } from '../../ui/overlay/useBackCloses.ts'
import { useFocusBack } from '../../ui/overlay/useFocusBack.ts'
import { useOpened } from '../../ui/overlay/useOpened.ts'
import { PaletteList } from './PaletteList.tsx'
import type { Commands } from './useCommands.ts'
import '../../ui/overlay/Dialog.css'
import './PaletteWindow.css'

interface Props {
  commands: Commands
  onClose: () => void
}

/** On touch devices Headless UI focuses only the dialog, so that no keyboard opens; typing there moves to the search. */
const toSearch = ({ target, currentTarget }: FocusEvent) => {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus()
}

/** Search over pages, markets and available commands: 560 px wide, a sheet below 700 px. */
export function PaletteWindow({ commands, onClose }: Props) {
  const { t } = useTranslation('palette')
  const isOpened = useOpened()
  useFocusBack()
  useBackCloses(onClose)

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
