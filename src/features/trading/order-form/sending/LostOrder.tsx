import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SnapshotFrom } from 'xstate'
import type { Side } from '../../../../api/order.ts'
import { noAnswerText } from '../../../../i18n/noAnswerText.ts'
import type { openOrderMachine } from '../../../../machines/openOrder.ts'
import { Button } from '../../../../ui/display/Button.tsx'
import { orderSummary } from './orderMessage.ts'

export interface LostOrderProps {
  /** Nothing can be sent now; the reason is shown next to it. */
  isBlocked: boolean
  /** Whether the form still asks for the same, on its market. */
  canRepeat: (side: Side) => boolean
  onSendAgain: (side: Side) => void
}

interface Flow {
  state: SnapshotFrom<typeof openOrderMachine>
  send: (event: { type: 'STOP_CHECKING' | 'DISMISS' }) => void
}

/** What is known about an order whose response was lost, and what the trader can do. It comes with the code that sends orders. */
export function LostOrder({ state, isBlocked, canRepeat, onSendAgain, send }: LostOrderProps & Flow) {
  const { t } = useTranslation()
  const requested = state.context.confirmed?.request.order
  if (!requested) return null
  const order = orderSummary(t, requested)

  if (state.hasTag('unknown')) {
    const mayStop = state.can({ type: 'STOP_CHECKING' })
    const stop = (
      <Button size="sm" onClick={() => send({ type: 'STOP_CHECKING' })}>
        {t('orderForm.stopChecking')}
      </Button>
    )
    return (
      <Notice
        title={t('orderForm.unknownTitle')}
        text={noAnswerText(t, t('orderForm.unknownText', { order }))}
        actions={mayStop && stop}
      />
    )
  }

  const isNotFound = state.matches({ idle: 'notFound' })
  const mayRepeat = canRepeat(requested.type)
  if (!isNotFound && !state.matches({ idle: 'outcomeUnknown' })) return null
  return (
    <Notice
      title={isNotFound ? t('orderForm.notSeenTitle') : t('orderForm.outcomeUnknownTitle')}
      text={noAnswerText(
        t,
        isNotFound && mayRepeat ? t('orderForm.notSeenText', { order }) : t('orderForm.outcomeUnknownText', { order }),
      )}
      actions={
        <>
          {mayRepeat && (
            <Button size="sm" disabled={isBlocked} onClick={() => onSendAgain(requested.type)}>
              {t('orderForm.sendAgain')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => send({ type: 'DISMISS' })}>
            {t('common.close')}
          </Button>
        </>
      }
    />
  )
}

const Notice = ({ title, text, actions }: { title: string; text: string; actions?: ReactNode }) => (
  <div className="flex gap-3 rounded-sm bg-warn-soft p-3">
    <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
    <div className="flex min-w-0 flex-col gap-1">
      <p className="font-medium text-text">{title}</p>
      <p className="text-sm text-text-2">{text}</p>
      {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
    </div>
  </div>
)
