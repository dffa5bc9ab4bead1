import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Clock from 'lucide-react/icons/clock'
import CloudOff from 'lucide-react/icons/cloud-off'
import Info from 'lucide-react/icons/info'
import WifiOff from 'lucide-react/icons/wifi-off'
import X from 'lucide-react/icons/x'
import { type ComponentProps, type ReactNode, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/display/Button.tsx'
import type { ButtonVariant } from '../../ui/display/buttonClass.ts'
import { Message } from '../../ui/display/Message.tsx'
import type { Elements } from '../../ui/Elements.ts'
import { useOnline } from '../../ui/hooks/useOnline.ts'
import { MaskedText } from '../../ui/masked/MaskedText.tsx'
import type { MaskableText } from '../../ui/masked/renderText.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { takeLostFocus } from '../../ui/overlay/useFocusBack.ts'
import { useIsRateLimited } from '../page/useIsRateLimited.ts'
import type { FlowOutcome } from './flowOutcome.ts'
import { Progress } from './Progress.tsx'

const messageStyles = {
  done: { tone: 'success', icon: <Check /> },
  refused: { tone: 'danger', icon: <X /> },
  lost: { tone: 'danger', icon: <CircleAlert /> },
  gone: { tone: 'plain', icon: <Clock /> },
  filled: { tone: 'plain', icon: <Info /> },
  notLoaded: { tone: 'danger', icon: <CloudOff /> },
} as const

/** The outcome; its text may be JSX. */
type ShownOutcome = Omit<FlowOutcome, 'text'> & { text?: MaskableText | ReactNode }

/** Tells an outcome; the heading gets the id. */
export function OutcomeMessage({ id, kind, title, text, code }: ShownOutcome & { id: string }) {
  const words = typeof text === 'function' ? <MaskedText text={text} /> : text
  return (
    <Message
      size="dialog"
      {...messageStyles[kind]}
      title={<span id={id}>{title}</span>}
      text={words && <div id={`${id}-text`}>{words}</div>}
      code={code}
    />
  )
}

interface Props {
  title: string
  state: { hasTag: (tag: 'underWay' | 'unsettled' | 'unknown') => boolean; can: (event: { type: 'RETRY' }) => boolean }
  send: (event: { type: 'RETRY' }) => void
  onClose: () => void
  /** The form, until it is submitted. */
  children: Elements
  submit: Pick<
    ComponentProps<typeof Button>,
    'aria-disabled' | 'children' | 'className' | 'disabled' | 'form' | 'onClick' | 'type' | 'variant'
  >
  cancel?: string
  /** Title while the request is being sent. */
  sending?: string
  /** Null until the flow has an outcome. */
  outcome: ShownOutcome | null
  /** Below the outcome. */
  result?: ReactNode
  /** Replaces the form during a long operation that runs in the background. Its heading has the id. */
  waiting?: false | ((id: string) => ReactNode)
  /** Button next to "Close" that replaces "Try again". Without either, the outcome is final. */
  wayOn?: Elements
  /** Label of the button that closes an outcome, if not the default. */
  leave?: string
  /** Label of the button that only dismisses the dialog, where "Close" means something else. */
  dismiss?: string
  isTall?: boolean
  initialFocus?: RefObject<HTMLElement | null>
}

/** The dialog of a flow that changes something: the form, which cannot be sent offline, the pending or lost request, and the outcome. Reliability A4. */
export function FlowDialog({
  title,
  state,
  send,
  onClose,
  children,
  submit,
  cancel,
  sending,
  outcome,
  result,
  waiting,
  wayOn,
  leave,
  dismiss,
  isTall,
  initialFocus,
}: Props) {
  const { t } = useTranslation()
  const id = useId()
  const isOnline = useOnline()
  const isBusy = state.hasTag('underWay')
  const isUnknown = state.hasTag('unknown')
  const isUnsettled = state.hasTag('unsettled')
  const isForm = !outcome && !waiting
  const progress = isUnknown
    ? t('dialogs.unknownTitle')
    : isUnsettled
      ? (sending ?? t('dialogs.sending'))
      : isBusy
        ? t('dialogs.settling')
        : null
  const goOn = wayOn || (state.can({ type: 'RETRY' }) && <RetryButton onPress={() => send({ type: 'RETRY' })} />)
  const footer = isForm ? (
    <>
      <Button size="lg" onClick={onClose}>
        {isBusy ? (dismiss ?? t('common.close')) : (cancel ?? t('common.cancel'))}
      </Button>
      <Button
        size="lg"
        variant="primary"
        {...submit}
        // The second click of a double click on the outcome's button in this position.
        onClick={(event) => (event.detail > 1 ? event.preventDefault() : submit.onClick?.(event))}
        pending={isBusy}
        disabled={!isBusy && (submit.disabled || !isOnline)}
      >
        <SendLabel>{submit.children}</SendLabel>
      </Button>
    </>
  ) : outcome && !goOn ? (
    <ResultButton variant="primary" onPress={onClose}>
      {leave ?? t('common.done')}
    </ResultButton>
  ) : (
    <>
      <ResultButton onPress={onClose}>{leave ?? dismiss ?? t('common.close')}</ResultButton>
      {outcome && goOn}
    </>
  )

  return (
    <Dialog
      title={title}
      onClose={onClose}
      dismissable={!isForm || !isBusy}
      isTall={isForm && isTall}
      footer={footer}
      initialFocus={isForm ? initialFocus : undefined}
    >
      {isForm && !isBusy && children}
      {isForm && !isBusy && <OfflineNote />}
      <Progress title={isForm ? progress : null} isUnknown={isUnknown} />
      {!isForm && (
        <OutcomeRegion key={outcome?.title ?? 'waiting'} id={id}>
          {outcome ? <OutcomeMessage id={id} {...outcome} /> : waiting && waiting(id)}
          {outcome && result && <div id={`${id}-result`}>{result}</div>}
        </OutcomeRegion>
      )}
    </Dialog>
  )
}

/** "Try again", disabled while the exchange rate-limits us. */
export function RetryButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <ResultButton variant="primary" disabled={useIsRateLimited()} onPress={onPress}>
      {t('common.tryAgain')}
    </ResultButton>
  )
}

/** Label of a button that sends something; with "offline" below it while it cannot, as on LONG and SHORT. */
export function SendLabel({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  if (useOnline()) return <span>{children}</span>
  return (
    <span className="leading-tight">
      <span>{children}</span> <span className="block text-xs">{t('orderForm.offline')}</span>
    </span>
  )
}

/**
 * Why a dialog cannot be confirmed while the device is offline: the page's banner is behind it. An alert, not a status: a status
 * that comes with its text is not announced. Reliability A4.
 */
export function OfflineNote() {
  const { t } = useTranslation()
  if (useOnline()) return null

  return (
    <p role="alert" className="mt-3 flex items-start gap-2 text-sm text-warn">
      <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{t('shell.offline')}</span>
    </p>
  )
}

interface OutcomeRegionProps {
  /** Id of the heading; text and figures below it have the ids `-text` and `-result`. */
  id: string
  className?: string
  children: ReactNode
}

const show = (element: HTMLElement | null) => {
  takeWindowFocus(element)
  // In a low window the dialog was scrolled to its confirmation, and the outcome may not fit: show its heading first.
  element?.scrollIntoView({ block: 'start' })
}

/**
 * The outcome of a request. It takes the focus, so a screen reader reads heading and text once, without a live region. Its button
 * does not: holding a key down on Confirm must not press Done too.
 */
export const OutcomeRegion = ({ id, className = 'm-auto w-full', children }: OutcomeRegionProps) => (
  <div
    role="group"
    aria-labelledby={id}
    aria-describedby={`${id}-text ${id}-result`}
    tabIndex={-1}
    ref={show}
    className={`${className} outline-none`}
  >
    {children}
  </div>
)

/** Focuses an element when it appears, if its dialog has the focus or nothing has it. */
function takeWindowFocus(element: HTMLElement | null) {
  takeLostFocus(element)
  if (element?.closest('[role=dialog]')?.contains(document.activeElement)) element.focus()
}

interface ResultButtonProps {
  variant?: ButtonVariant
  disabled?: boolean
  onPress: () => void
  children: ComponentProps<typeof Button>['children']
}

/**
 * A button shown after a request. The response may arrive before the second click of a double click on the previous button in this
 * position; that click is ignored.
 */
export const ResultButton = ({ variant, disabled = false, onPress, children }: ResultButtonProps) => (
  <Button size="lg" variant={variant} disabled={disabled} onClick={(event) => event.detail < 2 && onPress()}>
    {children}
  </Button>
)
