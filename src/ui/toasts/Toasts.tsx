import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { TOAST_ACTION_MS, TOAST_MS } from '../../constants/limits.ts'
import { classes } from '../display/classes.ts'
import { useAtLeast } from '../hooks/useMedia.ts'
import { useStore } from '../hooks/useStore.ts'
import { MaskedText } from '../masked/MaskedText.tsx'
import { renderText } from '../masked/renderText.ts'
import './Toasts.css'
import { animateExit } from '../overlay/animateExit.ts'
import { openWindows } from '../overlay/openWindows.ts'
import { receiveToasts, type ToastMessage } from './toast.ts'

const icons = { success: CircleCheck, error: CircleX, info: Info }

/**
 * The toasts at the top right, mounted once. Pointer events pass through them, except on their own buttons and links. Both live
 * regions exist from the start, empty, so that screen readers register them; each toast is announced once, when it appears. Rendered
 * outside the app's root element: an open dialog hides that from screen readers, and a toast must still be read and closed then.
 */
export function Toasts() {
  const { toasts, dismiss } = useToasts()
  const stack = useRef<HTMLDivElement>(null)
  const { isPointed: pointed, forget } = useHovered(stack, toasts.length > 0)
  const [focused, setFocused] = useState(false)
  // One that is replaced or dropped with the focus fires no blur event.
  useEffect(() => {
    if (!stack.current?.contains(document.activeElement)) setFocused(false)
  }, [toasts])
  const hasRoom = useAtLeast('tablet')
  const hasRoomBeside = useAtLeast('desktop')
  const isWindowOpen = useStore(openWindows) > 0
  // They share one place: on a phone, and above a window that leaves none beside it.
  const isStacked = !hasRoom || (isWindowOpen && !hasRoomBeside)
  const calm = toasts.filter((toast) => toast.kind !== 'error')
  const errors = toasts.filter((toast) => toast.kind === 'error')

  // A toast that closes under the pointer or with the focus fires no leave or blur event.
  const close = (id: number) => {
    forget()
    setFocused(false)
    dismiss(id)
  }
  const present = toasts.filter(({ isGone }) => !isGone)
  const newest = present.at(-1)
  const card = (toast: ShownToast) => {
    const isBehind = isStacked && toast !== newest
    return (
      <Toast
        key={toast.id}
        toast={toast}
        held={pointed || focused || isBehind}
        isBehind={isBehind}
        behind={isStacked && toast === newest ? present.length - 1 : 0}
        onClose={() => close(toast.id)}
      />
    )
  }

  return createPortal(
    <div ref={stack} className="toasts" onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <output aria-atomic="false" className="block">
        {calm.map(card)}
      </output>
      <div role="alert" aria-atomic="false">
        {errors.map(card)}
      </div>
    </div>,
    document.body,
  )
}

interface ToastProps {
  toast: ShownToast
  held: boolean
  /** Behind the newest, where they share one place; its time waits. */
  isBehind: boolean
  /** The number of toasts behind it. */
  behind: number
  onClose: () => void
}

function Toast({ toast, held, isBehind, behind, onClose }: ToastProps) {
  const { t } = useTranslation()
  const Icon = icons[toast.kind]
  const ms = toast.action ? TOAST_ACTION_MS : TOAST_MS
  useDismissAfter(toast.sticky || toast.isGone ? null : ms, { held, version: toast.version }, onClose)

  return (
    <span
      ref={animateExit}
      className={classes('toast', `toast-${toast.kind}`, isBehind && 'toast-behind')}
      style={{ visibility: toast.isGone ? 'hidden' : undefined }}
    >
      <Icon aria-hidden="true" className="toast-icon mt-0.5 size-4.5 shrink-0" />
      {/* Anew for another message, which is announced as one. */}
      <span key={`words ${toast.version}`} className="toast-words flex min-w-0 grow flex-col">
        <span className="toast-part text-md font-medium text-text">
          {toast.count > 1 ? `${toast.title} ×${toast.count}` : toast.title}
        </span>
        {/* In one row if there is room: the less high, the less it covers. */}
        {(toast.text || toast.action) && (
          <>
            {' '}
            <span className="toast-part flex flex-wrap items-center gap-x-3 text-sm text-text-2">
              {toast.text && (
                <span className="toast-part">
                  <MaskedText text={toast.text} />
                </span>
              )}
              {toast.action && <ToastAction {...toast.action} onClose={onClose} />}
            </span>
          </>
        )}
      </span>
      {/* Each was announced when it appeared. */}
      {behind > 0 && <span aria-hidden="true" className="num text-sm text-text-2">{`+${behind}`}</span>}
      <button type="button" className="icon-button -my-1 -me-1.5" aria-label={t('ui.dismiss')} onClick={onClose}>
        <X aria-hidden="true" className="size-4" />
      </button>
      {!toast.sticky && (
        <span
          key={toast.version}
          className="toast-line"
          style={{ animationDuration: `${ms}ms`, animationPlayState: held ? 'paused' : 'running' }}
        />
      )}
    </span>
  )
}

function ToastAction({ label, onPress, onClose }: NonNullable<ShownToast['action']> & Pick<ToastProps, 'onClose'>) {
  const press = () => {
    onClose()
    onPress()
  }
  return (
    <button type="button" className="toast-action link -my-3 min-h-11 font-medium" onClick={press}>
      {label}
    </button>
  )
}

/** Calls `dismiss` after `ms` (null: never), again from the start for another `version`. Time during which it is held does not count. */
function useDismissAfter(
  ms: number | null,
  { held, version }: { held: boolean; version: number },
  dismiss: () => void,
) {
  const left = useRef({ version, ms })
  const end = useEffectEvent(dismiss)

  useEffect(() => {
    if (left.current.version !== version) left.current = { version, ms }
    const before = left.current.ms
    if (held || before === null) return
    const startedAt = performance.now()
    const timer = setTimeout(end, before)
    return () => {
      clearTimeout(timer)
      left.current.ms = Math.max(0, before - (performance.now() - startedAt))
    }
  }, [held, version, ms])
}

/** Whether the pointer is over an element with `pointer-events: none`, which gets no events itself. */
function useHovered(element: RefObject<HTMLElement | null>, isWatched: boolean) {
  const [isPointed, setPointed] = useState(false)

  useEffect(() => {
    if (!isWatched) return
    const update = ({ clientX, clientY }: PointerEvent) => {
      const box = element.current?.getBoundingClientRect()
      setPointed(!!box && clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom)
    }
    // A finger that is lifted or scrolls, and a mouse outside the window, move no more.
    const end = ({ relatedTarget }: PointerEvent) => {
      if (relatedTarget === null) setPointed(false)
    }
    window.addEventListener('pointermove', update)
    window.addEventListener('pointerout', end)
    return () => {
      window.removeEventListener('pointermove', update)
      window.removeEventListener('pointerout', end)
    }
  }, [element, isWatched])

  return { isPointed, forget: () => setPointed(false) }
}

interface ShownToast extends ToastMessage {
  id: number
  /** Another one for the next message of its topic, which takes its place. */
  version: number
  /** Number of times it was shown while on screen. */
  count: number
  /** Gone, but later ones keep their place until they are gone, too. */
  isGone?: boolean
}

/** More would cover the page. The oldest is dropped, sticky ones last. */
const MAX_SHOWN = 3

let lastVersion = 0

const isSame = (one: ToastMessage, other: ToastMessage) =>
  one.kind === other.kind && one.title === other.title && renderText(one.text) === renderText(other.text)

/** Those that have gone leave their place empty, so that none moves under a finger; at the end nothing has to stay. */
function without(toasts: ShownToast[], gone: ShownToast | undefined): ShownToast[] {
  const left = toasts.map((toast) => (toast === gone ? { ...toast, isGone: true } : toast))
  return left.slice(0, left.findLastIndex(({ isGone }) => !isGone) + 1)
}

/** A repeated message is counted, moves to the end and restarts its timer. The next message of a topic takes the place of the last one. */
function added(visible: ShownToast[], message: ToastMessage): ShownToast[] {
  const version = ++lastVersion
  const ofTopic = visible.findIndex(({ topic, isGone }) => !isGone && topic !== undefined && topic === message.topic)
  const last = visible[ofTopic]
  if (last) return visible.with(ofTopic, { ...message, id: last.id, version, count: 1 })

  const same = visible.find((toast) => !toast.isGone && isSame(toast, message))
  const before = without(visible, same)
  const all = [...before, { ...message, id: version, version, count: (same?.count ?? 0) + 1 }]
  if (all.length <= MAX_SHOWN) return all
  const oldest = before.find(({ isGone }) => isGone) ?? before.find((toast) => !toast.sticky) ?? before[0]
  return all.filter((toast) => toast !== oldest)
}

/** The toasts on screen, fed by toast(). */
function useToasts() {
  const [toasts, setToasts] = useState<ShownToast[]>([])

  useEffect(
    () =>
      receiveToasts(
        (message) => setToasts((visible) => added(visible, message)),
        () => setToasts([]),
      ),
    [],
  )

  const dismiss = (id: number) =>
    setToasts((visible) =>
      without(
        visible,
        visible.find((toast) => toast.id === id),
      ),
    )
  return { toasts, dismiss }
}
