import { type Ref, type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decimal, MarketName } from '../../../api/scalars.ts'
import { DEFAULT_PRECISION, MAX_ALERTS } from '../../../constants/limits.ts'
import { type Alert, alertId, priceAway } from '../../../domain/alerts/alerts.ts'
import { quoteAsset, symbol } from '../../../domain/market/market.ts'
import { compare, percentFrom } from '../../../domain/money/decimal.ts'
import { truncate, parseTyped } from '../../../domain/money/decimalText.ts'
import { formatPrice, formatSignedPercent } from '../../../domain/money/format.ts'
import { numberProblem } from '../../../domain/order-form/orderProblem.ts'
import { problemText } from '../../../i18n/problemText.ts'
import { Button } from '../../../ui/display/Button.tsx'
import { classes } from '../../../ui/display/classes.ts'
import type { Elements } from '../../../ui/Elements.ts'
import { DecimalInput } from '../../../ui/input/DecimalInput.tsx'
import { useMarketNow } from '../market/useMarketNow.ts'
import { setAlert } from './storedAlerts.ts'

const SHARES = [-5, -1, 1, 5]
const shown = (share: number) => `${share > 0 ? '+' : '−'}${Math.abs(share)} %`

interface Props {
  market: MarketName
  price?: Decimal | undefined
  inputRef: Ref<HTMLInputElement>
}

/** A price alert: a typed price, or a percentage above or below the current one. */
export function PriceAlertForm({ market: name, price: proposed, inputRef }: Props) {
  const { t } = useTranslation('alerts')
  const { market, price } = useMarketNow(name)
  const pricePrecision = market?.pricePrecision ?? DEFAULT_PRECISION
  const [text, setText] = useState(() => truncate(proposed ?? '', pricePrecision))

  const level = parseTyped(text)
  const problem = text === '' ? null : numberProblem('price', text, { pricePrecision })
  const now = { price: formatPrice(price, { pricePrecision }) }
  const side = level && price && compare(level, price)
  const note = () => {
    if (price === null) return t('form.unknown')
    if (level === null) return t('form.type', now)
    if (side === 0) return t('form.there')
    return t(side === 1 ? 'form.rises' : 'form.falls', {
      ...now,
      percent: formatSignedPercent(percentFrom(level, price)),
    })
  }

  return (
    <AlertForm alert={level && !problem && side !== 0 ? { kind: 'price', market: name, price: level } : null}>
      <DecimalInput
        label={t('form.price', { symbol: symbol(name) })}
        value={text}
        onChange={setText}
        decimals={pricePrecision}
        suffix={quoteAsset(name)}
        inputRef={inputRef}
        error={problem && problemText(t, problem, { pricePrecision })}
        note={note()}
      />
      {price !== null && (
        <div className="flex flex-wrap gap-2">
          {SHARES.map((share) => (
            <Button
              key={share}
              size="sm"
              className="num min-h-11 grow whitespace-nowrap"
              aria-label={t('form.away', { share: shown(share) })}
              onClick={() => setText(priceAway(price, share, pricePrecision))}
            >
              {shown(share)}
            </Button>
          ))}
        </div>
      )}
    </AlertForm>
  )
}

/** Form of an alert with its submit button. `alert` is null while the fields are incomplete. */
export function AlertForm({ alert, children }: { alert: Alert | null; children: Elements }) {
  const { t } = useTranslation('alerts')
  const [last, setLast] = useState<{ id: string | null; is: 'isSet' | 'full' | 'missing' } | null>(null)
  const result = last && last.id === (alert && alertId(alert)) ? last.is : null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (alert) return setLast({ id: alertId(alert), is: setAlert(alert) ? 'isSet' : 'full' })
    setLast({ id: null, is: 'missing' })
    event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      {children}
      {/* Not `disabled`: it would leave the tab order without a reason. */}
      <Button type="submit" variant={alert ? 'primary' : undefined} size="lg" aria-disabled={alert === null}>
        {t('set')}
      </Button>
      {/* Its line is kept, so that the dialog does not grow with it. */}
      <p
        role="status"
        className={classes(
          '-my-1.5 min-h-[1lh] text-sm',
          result === 'full' || result === 'missing' ? 'text-warn' : 'text-text-2',
        )}
      >
        {result && t(`form.${result}`, { count: MAX_ALERTS })}
      </p>
    </form>
  )
}
