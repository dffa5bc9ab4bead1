import { Check, CircleAlert, Clock, CloudOff, Info, X } from 'lucide-react'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../overlay/Dialog.tsx'
import { Message } from '../ui/Message.tsx'
import { ResultButton } from './ResultButton.tsx'
import type { FlowOutcome } from './flowOutcome.ts'
import { Outcome } from './Outcome.tsx'
import { RetryButton } from './RetryButton.tsx'
import { Unknown, Waiting } from './Waiting.tsx'

const looks = {
  done: { tone: 'success', icon: <Check /> },
  refused: { tone: 'danger', icon: <X /> },
  lost: { tone: 'danger', icon: <CircleAlert /> },
  gone: { tone: 'plain', icon: <Clock /> },
  filled: { tone: 'plain', icon: <Info /> },
  notLoaded: { tone: 'danger', icon: <CloudOff /> },
} as const

/** What came of it; its text may be more than words. */
type Shown = Omit<FlowOutcome, 'text'> & { text?: ReactNode }

function Said({ kind, title, text, code }: Shown) {
  const { t } = useTranslation()
  return <Message live size="dialog" {...looks[kind]} title={title} text={text} code={code && t('common.code', { code })} />
}

interface Props {
  title: string
  state: { hasTag: (tag: 'underWay' | 'unsettled' | 'unknown') => boolean; can: (event: { type: 'RETRY' }) => boolean }
  send: (event: { type: 'RETRY' }) => void
  onClose: () => void
  /** The form, shown until it is sent. */
  children: ReactNode
  submit: Pick<ComponentProps<typeof Button>, 'children' | 'disabled' | 'form' | 'onClick' | 'type' | 'variant'>
  cancel?: string
  /** Said while it is on its way. */
  sending?: string
  /** What came of it; null as long as that is open. */
  outcome: Shown | null
  /** Below the outcome. */
  result?: ReactNode
  /** In place of the form, where it is under way for long and nobody has to watch it. */
  waiting?: ReactNode
  /** Beside "Close", where there is another way on than to try again. Where there is neither, the outcome is the end. */
  wayOn?: ReactNode
  /** The words of the buttons that leave an outcome, where they are not the usual ones. */
  leave?: string
  isTall?: boolean
  initialFocus?: RefObject<HTMLElement | null>
}

/** The dialog of a flow that changes something: its form, that it is under way or lost, and what came of it. */
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
          {outcome ? <Said {...outcome} /> : waiting}
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
