import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import Link2 from 'lucide-react/icons/link-2'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../api/market.ts'
import { type Leverage } from '../../../../constants/limits.ts'
import { parseTyped } from '../../../../domain/money/decimalText.ts'
import { formatNumber, formatMoney, NBSP } from '../../../../domain/money/format.ts'
import {
  type DraftFromLink,
  type LinkField,
  type LinkRemark,
  readDraftLink,
} from '../../../../domain/order-form/draftLink.ts'
import { amountWhileTyping, EMPTY_ORDER_FORM } from '../../../../domain/order-form/orderDraft.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { walletQuery } from '../../../../queries/wallets.ts'
import { Button } from '../../../../ui/display/Button.tsx'
import { MaskedText } from '../../../../ui/masked/MaskedText.tsx'
import { type MaskableText, renderText } from '../../../../ui/masked/renderText.ts'
import { type DraftFields, draftOfLink } from './applyLink.ts'
import type { DraftOrigin } from './storedDraft.ts'

const fieldNames = {
  side: 'orders.side',
  kind: 'orderForm.kind',
  price: 'orderForm.limitPrice',
  amount: 'orderForm.amount',
  leverage: 'orderForm.leverage',
  sl: 'orderForm.stopLoss',
  tp: 'orderForm.takeProfit',
} as const satisfies Record<LinkField, string>

function remarkText(t: TFunction<'orderForm'>, remark: LinkRemark, leverage: Leverage): string {
  switch (remark.kind) {
    case 'unreadable':
      return t('draftLink.unreadable', { field: t(fieldNames[remark.field]) })
    case 'cut':
      return t('draftLink.cut', {
        field: t(fieldNames[remark.field]),
        value: formatNumber(remark.value),
        used: formatNumber(remark.used),
      })
    case 'notOffered':
      return t('draftLink.notOffered', { value: remark.leverage, leverage: String(leverage) })
    case 'noPrice':
      return t('draftLink.noPrice')
  }
}

/** 'LONG, Limit 66 000, 100 KXT, ×20, Stop loss 65 000': the contents of a link. */
function summary(
  t: TFunction<'orderForm'>,
  { side, kind, price, amount, leverage, stopLoss, takeProfit }: DraftFromLink,
): string {
  const number = (text: string) => formatNumber(parseTyped(text))
  return [
    side,
    kind && t(`orderForm.${kind}`) + (price && ` ${number(price)}`),
    amount && `${number(amount)}${NBSP}${SETTLEMENT_CURRENCY}`,
    leverage && t('orderForm.leverageValue', { leverage: String(leverage) }),
    stopLoss && `${t('orderForm.stopLoss')} ${number(stopLoss)}`,
    takeProfit && `${t('orderForm.takeProfit')} ${number(takeProfit)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

interface Props {
  origin: DraftOrigin
  market: Market
  draft: DraftFields
  leverage: Leverage
  change: (fields: Partial<DraftFields>) => void
  /** An order is pending. */
  disabled: boolean
}

/** Shows that a draft comes from a link, and which parts were unusable; or offers to replace a typed draft. docs/integrators/links.md */
export function LinkedDraft(props: Props) {
  return (
    <div
      role="status"
      tabIndex={-1}
      data-focus-fallback
      className="flex gap-3 rounded-sm border border-line-strong bg-surface-raised p-3 text-sm text-text-2 outline-none"
    >
      <Link2 aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
      <div className="flex min-w-0 grow flex-col gap-1">
        {props.origin.status === 'offered' ? <Offered {...props} /> : <Taken {...props} />}
      </div>
    </div>
  )
}

function Offered({ origin: { query }, market, draft, change, disabled }: Props) {
  const { t } = useTranslation('orderForm')
  const linked = readDraftLink(query, market)

  return (
    <>
      <p className="text-md font-medium text-text">{t('draftLink.offer')}</p>
      <p className="num">{summary(t, linked)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" className="min-h-11" disabled={disabled} onClick={() => change({ link: null })}>
          {t('draftLink.keep')}
        </Button>
        <Button
          size="sm"
          className="min-h-11"
          disabled={disabled}
          onClick={() => change(draftOfLink(query, linked, draft))}
        >
          {t('draftLink.take')}
        </Button>
      </div>
    </>
  )
}

function Taken({ origin, market, draft, leverage, change, disabled }: Props) {
  const { t } = useTranslation('orderForm')
  const { data: wallet } = useQuery(walletQuery)
  const { remarks } = readDraftLink(origin.query, market)
  const amount = amountWhileTyping(draft.amount, wallet?.entry ?? null, { ...market, isTyping: false })
  const lines: MaskableText[] = remarks.map((remark) => remarkText(t, remark, leverage))
  if (amount?.kind === 'tooMuch')
    lines.push((mask) =>
      t('draftLink.tooMuch', { available: mask(formatMoney(amount.available)), currency: SETTLEMENT_CURRENCY }),
    )

  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <p className="text-md font-medium text-text">{t('draftLink.title')}</p>
        <button
          type="button"
          className="icon-button -my-3 -me-2"
          aria-label={t('draftLink.dismiss')}
          onClick={() => change({ link: origin.leverage === null ? null : { ...origin, status: 'seen', side: null } })}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
      <p>
        <span>{t('draftLink.text')}</span> {origin.side && <span>{t('draftLink.side', { side: origin.side })}</span>}
      </p>
      {lines.length > 0 && (
        <ul className="num flex list-disc flex-col gap-0.5 ps-4 text-warn">
          {lines.map((line) => (
            <li key={renderText(line, true)}>
              <MaskedText text={line} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2">
        <Button
          size="sm"
          className="min-h-11"
          disabled={disabled}
          onClick={() => change({ ...EMPTY_ORDER_FORM, kind: draft.kind, levelUnit: draft.levelUnit, link: null })}
        >
          {t('draftLink.discard')}
        </Button>
      </div>
    </>
  )
}
