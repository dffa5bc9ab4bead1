import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { TOAST_ACTION_MS, TOAST_MS } from '../../constants/limits.ts'
import { classes } from '../display/classes.ts'
import { MaskedText } from '../masked/MaskedText.tsx'
import { renderText } from '../masked/renderText.ts'
import './Toasts.css'
import { animateExit } from '../overlay/animateExit.ts'
import { receiveToasts, type ToastMessage } from './toast.ts'

const icons = { success: CircleCheck, error: CircleX, info: Info }

/**
 * The toasts at the top right, mounted once. Pointer events pass through them, except on their own buttons and links. Both live
 * regions exist from the start, empty, so that screen readers register them; each toast is announced once, when it appears. Rendered
 * outside the app's root element: an open dialog makes that inert, and a toast must still be readable and closable then.
 */
export function Toasts() {
  const { toasts, dismiss } = useToasts()
  const stack = useRef<HTMLDivElement>(null)
  const { isPointed: pointed, forget } = useHovered(stack, toasts.length > 0)
  const [focused, setFocused] = useState(false)
  const calm = toasts.filter((toast) => toast.kind !== 'error')
  const errors = toasts.filter((toast) => toast.kind === 'error')

  // A toast that closes under the pointer or with the focus fires no leave or blur event.
  const close = (id: number) => {
    forget()
    setFocused(false)
    dismiss(id)
  }
  const card = (toast: ShownToast) => (
    <Toast key={toast.id} toast={toast} held={pointed || focused} onClose={() => close(toast.id)} />
  )

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
  onClose: () => void
}

function Toast({ toast, held, onClose }: ToastProps) {
  const { t } = useTranslation()
  const Icon = icons[toast.kind]
  const ms = toast.action ? TOAST_ACTION_MS : TOAST_MS
  useDismissAfter(toast.sticky ? null : ms, { held, version: toast.version }, onClose)

  return (
    <span ref={animateExit} className={classes('toast', `toast-${toast.kind}`)}>
      <Icon aria-hidden="true" className="toast-icon mt-0.5 size-4.5 shrink-0" />
      {/* Anew for another message, which is announced as one. */}
      <span key={`words ${toast.version}`} className="toast-words flex min-w-0 grow flex-col">
        <span className="text-md font-medium text-text">
          {toast.count > 1 ? `${toast.title} ×${toast.count}` : toast.title}
        </span>
        {toast.text && (
          <span className="text-sm text-text-2">
            <MaskedText text={toast.text} />
          </span>
        )}
        {toast.action && <ToastAction {...toast.action} onClose={onClose} />}
      </span>
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
    <button type="button" className="link -mb-2 min-h-11 self-start text-sm font-medium dense:min-h-8" onClick={press}>
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
    window.addEventListener('pointermove', update)
    return () => window.removeEventListener('pointermove', update)
  }, [element, isWatched])

  return { isPointed, forget: () => setPointed(false) }
}

interface ShownToast extends ToastMessage {
  id: number
  /** Another one for the next message of its topic, which takes its place. */
  version: number
  /** Number of times it was shown while on screen. */
  count: number
}

/** More would cover the page. The oldest is dropped, sticky ones last. */
const MAX_SHOWN = 3

let lastVersion = 0

const isSame = (one: ToastMessage, other: ToastMessage) =>
  one.kind === other.kind && one.title === other.title && renderText(one.text) === renderText(other.text)

/** A repeated message is counted, moves to the end and restarts its timer. The next message of a topic takes the place of the last one. */
function added(visible: ShownToast[], message: ToastMessage): ShownToast[] {
  const version = ++lastVersion
  const ofTopic = visible.findIndex(({ topic }) => topic !== undefined && topic === message.topic)
  const last = visible[ofTopic]
  if (last) return visible.with(ofTopic, { ...message, id: last.id, version, count: 1 })

  const same = visible.find((toast) => isSame(toast, message))
  const all = [
    ...visible.filter((toast) => toast !== same),
    { ...message, id: version, version, count: (same?.count ?? 0) + 1 },
  ]
  if (all.length <= MAX_SHOWN) return all
  const oldest = all.find((toast) => !toast.sticky) ?? all[0]
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

  const dismiss = (id: number) => setToasts((visible) => visible.filter((toast) => toast.id !== id))
  return { toasts, dismiss }
}
