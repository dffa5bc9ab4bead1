import { type SubmitEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decimal } from '../../../../api/scalars.ts'
import { DEFAULT_PRECISION, LEVEL_UNITS, type LevelUnit } from '../../../../constants/limits.ts'
import { formatPrice } from '../../../../domain/money/format.ts'
import type { Level } from '../../../../domain/order-form/level.ts'
import { orderTab } from '../../../../domain/order/orderTabs.ts'
import {
  basisOf,
  editedLevels,
  isAlreadySet,
  editOf,
  levelsIn,
  type LevelsInput,
  levelsWith,
} from '../../../../domain/position/editedLevels.ts'
import { useFlow } from '../../../../shared/change-flow/backgroundFlows.ts'
import { FlowDialog } from '../../../../shared/change-flow/FlowDialog.tsx'
import { takeLostFocus } from '../../../../ui/overlay/useFocusBack.ts'
import { LevelUnitChoice } from '../../level-field/LevelField.tsx'
import { PriceAge } from '../../market/PriceAge.tsx'
import { useMarketNow } from '../../market/useMarketNow.ts'
import { useCannotTrade } from '../../market/usePrice.ts'
import { OrderHead } from '../order/OrderHead.tsx'
import { levelsFlows, type LevelsSubject } from './levelsFlow.ts'
import { BreakEvenButton, EditedLevelField, SavedLevels } from './LevelsParts.tsx'

interface Props extends LevelsSubject {
  /** Gets the focus; without it, that of the proposal. */
  field?: Level
  onClose: () => void
}

/** Sets stop loss and take profit of a position or a pending order, optionally with proposed levels: machines/levels.ts. */
export function LevelsDialog({ onClose, field, ...subject }: Props) {
  const { t } = useTranslation('dialogs')
  const first = field ?? (subject.proposal?.takeProfit ? 'takeProfit' : 'stopLoss')
  const firstInput = useRef<HTMLInputElement>(null)
  const takeFirstInput = (input: HTMLInputElement | null) => {
    firstInput.current = input
    takeLostFocus(input)
  }
  const [state, send, outcome] = useFlow(levelsFlows, subject)
  const { order, levels } = state.context
  const { market, price: marketPrice, age } = useMarketNow(order.market)
  const isTooOld = useCannotTrade([order.market])

  const isPending = orderTab(order) === 'orders'
  const pricePrecision = market?.pricePrecision ?? DEFAULT_PRECISION
  const price = isPending ? order.startPrice : marketPrice
  const basis = basisOf(order, pricePrecision)
  // A level that only an old price refuses may be right: the exchange compares it with its current one. docs/decisions.md
  const edited = editedLevels(levels, basis, !isPending && isTooOld ? null : price, order)
  const edit = editOf(order, edited)
  const isWrong = (edited.stopLoss.problem ?? edited.takeProfit.problem) !== null
  const isReady = !isWrong && !isAlreadySet(order, edit)

  const start = { price: formatPrice(order.startPrice, { pricePrecision }) }
  const put = (next: LevelsInput) => send({ type: 'PUT', levels: next })
  // Typed levels are converted to a new unit; if any unit cannot express them, the unit is fixed.
  const isBound = LEVEL_UNITS.some((unit) => levelsIn(unit, levels, basis) === null)
  const chooseUnit = (unit: LevelUnit) => {
    const converted = levelsIn(unit, levels, basis)
    if (converted !== null) put(converted)
  }
  const propose = (stopLoss: Decimal) => put(levelsWith('stopLoss', stopLoss, levels, basis, order))
  const breakEven = !isPending && market && (
    <BreakEvenButton order={order} market={market} price={price} onPropose={propose} />
  )
  const fieldOf = (level: Level) => ({
    level,
    text: levels.texts[level],
    unit: levels.unit,
    edited: edited[level],
    onChange: (text: string) => send({ type: 'TYPE', level, text }),
    order,
    price,
    pricePrecision,
    inputRef: level === first ? takeFirstInput : undefined,
  })

  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady) send(levelsFlows.confirm(subject, { order, edit }, edit))
  }

  return (
    <FlowDialog
      title={t('addTPSL.title')}
      state={state}
      send={send}
      onClose={onClose}
      initialFocus={firstInput}
      submit={{ type: 'submit', form: 'levels', disabled: !isReady, children: t('common.save') }}
      outcome={outcome}
      result={outcome?.kind === 'done' && <SavedLevels order={order} pricePrecision={pricePrecision} />}
    >
      <form id="levels" noValidate className="flex flex-col gap-3" onSubmit={save}>
        <OrderHead order={order}>
          <span className="num text-sm text-text-2">
            {isPending ? t('addTPSL.orderPrice', start) : t('addTPSL.open', start)}
          </span>
        </OrderHead>
        <div className="flex flex-col gap-1">
          <LevelUnitChoice unit={levels.unit} onChoose={chooseUnit} disabled={isBound} />
          {isBound && !isWrong && <p className="text-xs text-text-3">{t('setLevels.onlyPrice')}</p>}
        </div>
        <EditedLevelField {...fieldOf('stopLoss')} action={breakEven || undefined} />
        <EditedLevelField {...fieldOf('takeProfit')} />
        {!isPending && (
          <PriceAge
            text={price === null ? t('addTPSL.noPrice') : age === null ? null : t('addTPSL.oldPrice', { age })}
          />
        )}
      </form>
    </FlowDialog>
  )
}
