import { Dialog as Headless, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import X from 'lucide-react/icons/x'
import {
  type AnimationEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../display/classes.ts'
import type { Elements } from '../Elements.ts'
import { animateExit } from './animateExit.ts'
import { useBackCloses } from './useBackCloses.ts'
import { useFocusBack } from './useFocusBack.ts'
import { useOpened } from './useOpened.ts'
import './Dialog.css'

interface Props {
  title: ReactNode
  /** Next to the title, but not part of the dialog's name, since it may change while open. */
  headerAction?: Elements
  onClose: () => void
  children: ReactNode
  /** Buttons, equally wide, the primary one last. */
  footer?: ReactNode
  /** Whether Escape and a click outside close it. The close button always does. */
  dismissable?: boolean | undefined
  /** Its result is higher than its form: reserves the height from the start. */
  isTall?: boolean | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** A field focused while the sheet was sliding in may be below the edge of a low window. WCAG 2.4.11. */
function showFocused({ target, currentTarget }: AnimationEvent) {
  const focused = document.activeElement
  // The dialog itself is at the end of the document: scrolling to it would scroll the page behind it to its end.
  if (target === currentTarget && focused && currentTarget.contains(focused))
    focused.scrollIntoView({ block: 'nearest' })
}

/** Enter held since before a dialog or its form appeared must not submit it. Reliability A1. */
const ignoreHeldEnter = (event: KeyboardEvent) => event.key === 'Enter' && event.repeat && event.preventDefault()

/** Headless UI blurs the focused control at every Escape, even if that closes nothing. */
const keepAtEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault()

/**
 * A dialog is open while mounted: 404 px wide, a bottom sheet below 700 px. Focus moves in, is trapped and returns. Its height never
 * shrinks while open, so its buttons keep their position in every state. Import it late from screens: it includes Headless UI.
 */
export function Dialog({
  title,
  headerAction,
  onClose,
  children,
  footer,
  dismissable = true,
  isTall,
  initialFocus,
}: Props) {
  const { t } = useTranslation()
  const grip = useDragToClose(onClose)
  const isOpened = useOpened()
  useFocusBack()
  useBackCloses(onClose)

  return (
    <Headless
      data-focus-fallback
      className="outline-none"
      open={isOpened}
      onClose={() => dismissable && onClose()}
      onKeyDown={dismissable ? undefined : keepAtEscape}
      {...(initialFocus && { initialFocus })}
    >
      <div ref={animateExit} className="window relative z-dialog">
        <DialogBackdrop className="scrim" />
        <div className="dialog-frame">
          <DialogPanel className="dialog" onAnimationEnd={showFocused} onKeyDown={ignoreHeldEnter}>
            <div className="dialog-head">
              <div className="dialog-grip" {...grip} />
              <div className="flex min-w-0 grow flex-wrap items-center gap-x-2.5">
                <DialogTitle className="min-w-0 text-xl font-semi text-text">{title}</DialogTitle>
                {headerAction}
              </div>
              <button
                type="button"
                className="icon-button relative -me-2"
                aria-label={t('common.closeWindow')}
                onClick={onClose}
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            </div>
            <div ref={keepHeight} className={classes('dialog-body', isTall && 'dialog-body-tall')}>
              {children}
            </div>
            {footer && <div className="dialog-footer">{footer}</div>}
          </DialogPanel>
        </div>
      </div>
    </Headless>
  )
}

/** Keeps an element from getting lower until its width changes. */
function keepHeight(element: HTMLElement | null) {
  if (!element) return
  let width = 0
  let minHeight = 0
  const observer = new ResizeObserver(() => {
    if (element.clientWidth !== width) {
      width = element.clientWidth
      minHeight = 0
      element.style.minHeight = ''
    }
    if (element.offsetHeight <= minHeight) return
    minHeight = element.offsetHeight
    element.style.minHeight = `${minHeight}px`
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** Distance in CSS pixels a sheet must be dragged down to close on release; less if flung: pixels per millisecond. */
const FAR = 96
const FLUNG = { far: 24, speed: 0.5 }

/** For a sheet's grip: the sheet follows the finger down, and closes or returns on release. */
function useDragToClose(onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null)

  const moveSheet = (grip: Element, down: number | null) => {
    const sheet = grip.closest<HTMLElement>('.dialog')
    if (!sheet) return
    sheet.style.transition = down === null ? '' : 'none'
    sheet.style.translate = down === null ? '' : `0 ${Math.max(0, down)}px`
  }

  return {
    onPointerDown: ({ button, currentTarget, pointerId, clientY, timeStamp }: PointerEvent) => {
      if (button !== 0) return
      currentTarget.setPointerCapture(pointerId)
      start.current = { y: clientY, at: timeStamp }
    },
    onPointerMove: ({ currentTarget, clientY }: PointerEvent) => {
      if (start.current) moveSheet(currentTarget, clientY - start.current.y)
    },
    onPointerUp: ({ currentTarget, clientY, timeStamp }: PointerEvent) => {
      if (!start.current) return
      const far = clientY - start.current.y
      const speed = far / Math.max(1, timeStamp - start.current.at)
      start.current = null
      if (far > FAR || (far > FLUNG.far && speed > FLUNG.speed)) onClose()
      else moveSheet(currentTarget, null)
    },
    onPointerCancel: ({ currentTarget }: PointerEvent) => {
      start.current = null
      moveSheet(currentTarget, null)
    },
  }
}
