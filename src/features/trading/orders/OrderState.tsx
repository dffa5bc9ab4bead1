import Clock from 'lucide-react/icons/clock'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'

const stateIcons = {
  NEW: { icon: Clock, tint: 'text-text-2' },
  ACTIVATING: { icon: RefreshCw, tint: 'text-accent' },
  ACTIVATING_EXECUTE: { icon: RefreshCw, tint: 'text-accent' },
  ACTIVATING_FAIL: { icon: TriangleAlert, tint: 'text-warn' },
} as const

const isPending = (state: string): state is keyof typeof stateIcons => Object.hasOwn(stateIcons, state)

/** State of a pending order: icon and word. Specification §4, "Order states and tabs". */
export function OrderState({ state }: { state: string }) {
  const { t } = useTranslation()
  const knownState = isPending(state) ? state : 'NEW'
  const { icon: Icon, tint } = stateIcons[knownState]
  return (
    <span className={`inline-flex items-center gap-1.5 align-middle ${tint}`}>
      <Icon size={14} aria-hidden />
      <span>{t(`orders.states.${knownState}`)}</span>
    </span>
  )
}
