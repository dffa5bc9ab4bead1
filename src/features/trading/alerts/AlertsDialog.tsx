import { type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../api/order.ts'
import type { Decimal, MarketName } from '../../../api/scalars.ts'
import { DEFAULT_PRECISION } from '../../../constants/limits.ts'
import { Alert, alertLevel } from '../../../domain/alerts/alerts.ts'
import { symbol } from '../../../domain/market/market.ts'
import { compare } from '../../../domain/money/decimal.ts'
import { parseTyped } from '../../../domain/money/decimalText.ts'
import { formatNumber, formatPercent, formatPrice } from '../../../domain/money/format.ts'
import { liquidationDistance } from '../../../domain/position/position.ts'
import { useContestsVisible } from '../../../shared/page/useContestsVisible.ts'
import { Fold } from '../../../ui/display/Fold.tsx'
import { useCoarsePointer } from '../../../ui/hooks/useMedia.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { DecimalInput } from '../../../ui/input/DecimalInput.tsx'
import { Segmented } from '../../../ui/input/Segmented.tsx'
import { Switch } from '../../../ui/input/Switch.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useMarketNow } from '../market/useMarketNow.ts'
import { usePositionsOn } from '../market/useOrdersOn.ts'
import { AlertList } from './AlertList.tsx'
import { askForNotifications, notificationState, notify } from './notifyIfUnseen.ts'
import { AlertForm, PriceAlertForm } from './PriceAlertForm.tsx'
import { storedAlerts } from './storedAlerts.ts'

interface Props {
  market: MarketName
  /** Initial price; without it the field is empty. */
  price?: Decimal
  /** The position selected at first for a liquidation alert; any other position on the market can be chosen. */
  position?: Order
  onClose: () => void
}

/** Adds alerts on a price or on a position's liquidation; lists and removes the stored ones. */
export function AlertsDialog({ market, price, position, onClose }: Props) {
  const { t } = useTranslation('alerts')
  const field = useRef<HTMLInputElement>(null)
  // A finger that comes for the list or a percentage would have a keyboard over both.
  const isFinger = useCoarsePointer()
  const [kind, setKind] = useState<'price' | 'liquidation'>(position ? 'liquidation' : 'price')
  const [chosen, setChosen] = useState(position?.orderId)
  const here = usePositionsOn(market)
  const positions = position && !here.some(({ orderId }) => orderId === position.orderId) ? [position, ...here] : here
  const watched = positions.find(({ orderId }) => orderId === chosen) ?? positions[0]

  return (
    <Dialog title={t('title')} onClose={onClose} initialFocus={isFinger ? undefined : field}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-col gap-4">
          {watched && (
            <Segmented
              label={t('form.kind')}
              value={kind}
              onChange={setKind}
              options={[
                { value: 'price', label: t('form.atPrice') },
                { value: 'liquidation', label: t('form.atLiquidation') },
              ]}
            />
          )}
          {watched && kind === 'liquidation' ? (
            <>
              {positions.length > 1 && <PositionChoice positions={positions} chosen={watched} onChoose={setChosen} />}
              <LiquidationAlertForm key={watched.orderId} position={watched} inputRef={field} />
            </>
          ) : (
            <PriceAlertForm market={market} price={price} inputRef={field} />
          )}
        </div>
        <AlertList />
        <AlertSwitches />
        <p className="text-sm text-text-2">{t('note')}</p>
      </div>
    </Dialog>
  )
}

interface PositionChoiceProps {
  /** All on the same market. */
  positions: readonly Order[]
  chosen: Order
  onChoose: (orderId: Order['orderId']) => void
}

/** Chooses the position whose liquidation is watched, by side, leverage and entry price. */
function PositionChoice({ positions, chosen, onChoose }: PositionChoiceProps) {
  const { t } = useTranslation('alerts')
  const { market } = useMarketNow(chosen.market)
  return (
    <label className="flex flex-col gap-1 text-sm text-text-2">
      <span>{t('form.position')}</span>
      <select
        className="num min-h-11 rounded-sm border border-control-line bg-surface px-2 text-lg text-text dense:text-md"
        value={chosen.orderId}
        onChange={({ currentTarget: { value } }) => {
          const next = positions.find(({ orderId }) => orderId === value)
          if (next) onChoose(next.orderId)
        }}
      >
        {positions.map(({ orderId, type, leverage, startPrice }) => (
          <option key={orderId} value={orderId}>
            {t('form.positionOf', {
              side: type,
              leverage: formatNumber(leverage),
              price: formatPrice(startPrice, market),
            })}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Which other events notify, and how. Collapsed, so that a dialog with a few alerts fits a low window. Only a click requests the browser's permission. */
function AlertSwitches() {
  const { t } = useTranslation('alerts')
  const { tellsOwn, tellsContests, notifies } = useStore(storedAlerts)
  const hasContests = useContestsVisible()
  const [state, setState] = useState(notificationState)
  const isOn = notifies && state === 'granted'

  const choose = async (on: boolean) => {
    if (!on) return storedAlerts.change({ notifies: false })
    const answer = await askForNotifications()
    // Some browsers grant permission but cannot show notifications; the first one proves it.
    const works = answer !== 'granted' || notify(t('system.first'), t('system.firstText'))
    setState(works ? answer : 'unsupported')
    storedAlerts.change({ notifies: works && answer === 'granted' })
  }

  return (
    <div className="border-t border-line pt-1">
      <Fold title={t('notifications')}>
        <div className="dense flex flex-col gap-2 py-1">
          <Switch label={t('own')} checked={tellsOwn} onChange={(on) => storedAlerts.change({ tellsOwn: on })} />
          {hasContests && (
            <Switch
              label={t('contests')}
              checked={tellsContests}
              onChange={(on) => storedAlerts.change({ tellsContests: on })}
            />
          )}
          <Switch
            label={t('system.label')}
            checked={isOn}
            disabled={state === 'unsupported'}
            onChange={(on) => void choose(on)}
          />
        </div>
        <p role="status" className="text-sm text-text-2">
          {t(`system.${state}`)}
        </p>
      </Fold>
    </div>
  )
}

/** Distance from the price. */
const PROPOSED_PERCENT = '5'

/** An alert that triggers when the price gets close to a position's liquidation price. */
function LiquidationAlertForm({ position, inputRef }: { position: Order; inputRef: Ref<HTMLInputElement> }) {
  const { t } = useTranslation('alerts')
  const { market, price } = useMarketNow(position.market)
  const decimals = market?.pricePrecision ?? DEFAULT_PRECISION
  const [text, setText] = useState(PROPOSED_PERCENT)

  const { orderId, type: side, liquidation } = position
  const percent = parseTyped(text)
  const read = Alert.safeParse({ kind: 'liquidation', market: position.market, orderId, side, liquidation, percent })
  const alert = read.success ? read.data : null
  const distance = liquidationDistance(position, price)
  const note = () => {
    if (distance === null) return t('form.unknown')
    if (alert === null || percent === null) return undefined
    const isNearer = compare(distance, percent) < 0
    return t(isNearer ? 'form.isNearer' : 'form.nearer', {
      distance: formatPercent(distance),
      price: formatNumber(alertLevel(alert), { decimals }),
    })
  }

  return (
    <AlertForm alert={alert}>
      <DecimalInput
        label={t('form.distance', { symbol: symbol(position.market), side })}
        value={text}
        onChange={setText}
        decimals={2}
        suffix="%"
        inputRef={inputRef}
        error={percent !== null && alert === null && distance !== null ? t('form.tooFar') : null}
        note={note() ?? ''}
      />
    </AlertForm>
  )
}
