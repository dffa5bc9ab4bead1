import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Clock from 'lucide-react/icons/clock'
import CloudOff from 'lucide-react/icons/cloud-off'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnText } from '../amounts/ownText.ts'
import { Told } from '../amounts/Told.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../overlay/Dialog.tsx'
import { Message } from '../ui/Message.tsx'
import { ResultButton } from './ResultButton.tsx'
import type { FlowOutcome } from './flowOutcome.ts'
import { Outcome } from './Outcome.tsx'
import { RetryButton } from './RetryButton.tsx'
import { Unknown, Waiting } from './Waiting.tsx'

const messageStyles = {
  done: { tone: 'success', icon: <Check /> },
  refused: { tone: 'danger', icon: <X /> },
  lost: { tone: 'danger', icon: <CircleAlert /> },
  gone: { tone: 'plain', icon: <Clock /> },
  filled: { tone: 'plain', icon: <Info /> },
  notLoaded: { tone: 'danger', icon: <CloudOff /> },
} as const

/** The outcome; its text may be JSX. */
type ShownOutcome = Omit<FlowOutcome, 'text'> & { text?: OwnText | ReactNode }

function OutcomeMessage({ kind, title, text, code }: ShownOutcome) {
  const { t } = useTranslation()
  return <Message live size="dialog" {...messageStyles[kind]} title={title} text={typeof text === 'function' ? <Told text={text} /> : text} code={code && t('common.code', { code })} />
}

interface Props {
  title: string
  state: { hasTag: (tag: 'underWay' | 'unsettled' | 'unknown') => boolean; can: (event: { type: 'RETRY' }) => boolean }
  send: (event: { type: 'RETRY' }) => void
  onClose: () => void
  /** The form, until it is submitted. */
  children: ReactNode
  submit: Pick<ComponentProps<typeof Button>, 'children' | 'disabled' | 'form' | 'onClick' | 'type' | 'variant'>
  cancel?: string
  /** Title while the request is being sent. */
  sending?: string
  /** Null until the flow has an outcome. */
  outcome: ShownOutcome | null
  /** Below the outcome. */
  result?: ReactNode
  /** Replaces the form while a long operation runs that nobody has to watch. */
  waiting?: ReactNode
  /** Button beside "Close" that replaces "Try again". With neither, the outcome is final. */
  wayOn?: ReactNode
  /** Label of the button that leaves an outcome, if not the usual one. */
  leave?: string
  isTall?: boolean
  initialFocus?: RefObject<HTMLElement | null>
}

/** The dialog of a flow that changes something: the form, the request under way or lost, and the outcome. */
export function FlowDialog({ title, state, send, onClose, children, submit, cancel, sending, outcome, result, waiting, wayOn, leave, isTall, initialFocus }: Props) {
  const { t } = useTranslation()

  if (outcome || waiting) {
    const goOn = wayOn || (state.can({ type: 'RETRY' }) && <RetryButton onPress={() => send({ type: 'RETRY' })} />)
    const footer = outcome && !goOn ? (
      <ResultButton variant="primary" onPress={onClose}>{leave ?? t('common.done')}</ResultButton>
    ) : (
      <>
        <ResultButton onPress={onClose}>{leave ?? t('common.close')}</ResultButton>
        {outcome && goOn}
      </>
    )
    return (
      <Dialog title={title} onClose={onClose} footer={footer}>
        <Outcome>
          {outcome ? <OutcomeMessage {...outcome} /> : waiting}
          {outcome && result}
        </Outcome>
      </Dialog>
    )
  }

  const isBusy = state.hasTag('underWay')
  const isLost = state.hasTag('unknown')
  const isSettling = isBusy && !state.hasTag('unsettled')
  const footer = (
    <>
      <Button size="lg" onClick={onClose}>{isBusy ? t('common.close') : (cancel ?? t('common.cancel'))}</Button>
      <Button size="lg" variant="primary" {...submit} pending={isBusy} disabled={!isBusy && submit.disabled} />
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} dismissable={!isBusy} isTall={isTall} footer={footer} initialFocus={initialFocus}>
      {!isBusy && children}
      {isLost && <Unknown />}
      {state.hasTag('unsettled') && !isLost && <Waiting title={sending ?? t('dialogs.sending')} />}
      {isSettling && <Waiting title={t('dialogs.settling')} />}
    </Dialog>
  )
}
