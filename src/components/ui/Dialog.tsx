import { Dialog as Headless, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import type { AnimationEvent, ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from './useFocusBack.ts'
import { useKeptHeight } from './useKeptHeight.ts'

interface Props {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Buttons, all equally wide, the main one last. */
  footer?: ReactNode
  /** Escape and a press beside it close it. The close button always does. */
  dismissable?: boolean | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** A field that got the focus while the sheet was still rising may lie below the edge of a low window. WCAG 2.4.11. */
function showFocused({ target, currentTarget }: AnimationEvent) {
  const focused = document.activeElement
  // The dialog itself stands at the end of the document: to scroll to that would throw the page behind it to its bottom.
  if (target === currentTarget && focused && currentTarget.contains(focused)) focused.scrollIntoView({ block: 'nearest' })
}

/**
 * A dialog is open as long as it is mounted: 404 px wide, a bottom sheet under 700 px. Focus goes in, stays in
 * and comes back. It never gets lower while open, so its buttons keep their place from state to state.
 * Import it lazily from screens: it brings Headless UI.
 */
export function Dialog({ title, onClose, children, footer, dismissable = true, initialFocus }: Props) {
  const { t } = useTranslation()
  const body = useKeptHeight()
  useFocusBack()

  return (
    <Headless
      open
      onClose={() => dismissable && onClose()}
      className="relative z-dialog"
      {...(initialFocus && { initialFocus })}
    >
      <DialogBackdrop className="dialog-scrim" />
      <div className="dialog-frame">
        <DialogPanel className="dialog" onAnimationEnd={showFocused}>
          <div className="dialog-head">
            <DialogTitle className="min-w-0 text-xl font-semi text-text">{title}</DialogTitle>
            <button type="button" className="icon-button -me-2" aria-label={t('common.close')} onClick={onClose}>
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          <div ref={body} className="dialog-body">
            {children}
          </div>
          {footer && <div className="dialog-footer">{footer}</div>}
        </DialogPanel>
      </div>
    </Headless>
  )
}
