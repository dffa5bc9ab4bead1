import { useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../api/market.ts'
import type { Leverage } from '../../../../constants/limits.ts'
import { draftLink } from '../../../../domain/order-form/draftLink.ts'
import { copyText } from '../../../../platform/clipboard.ts'
import { BASE_PATH } from '../../../../platform/mainSite.ts'
import { priceOf } from '../../../../queries/prices.ts'
import { landmark } from '../../view/landmarks.ts'
import type { DraftFields } from './applyLink.ts'

/** A created link, and what had been typed. */
interface CopiedLink {
  typed: DraftFields
  leverage: Leverage
  link: string
  isWhole: boolean
  isCopied: boolean
}

/** Selects the text, to be copied by a shortcut or a long press. */
function selectAll(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}

interface Props {
  market: Market
  draft: DraftFields
  /** The draft as it is stored: prices move the margin of `draft`. */
  typed: DraftFields
  leverage: Leverage
}

/** Copies a link to the draft; if the browser refuses, shows it to be copied by hand. docs/integrators/links.md */
export function CopyDraftLink({ market, draft, typed, leverage }: Props) {
  const { t } = useTranslation('orderForm')
  const client = useQueryClient()
  const [last, setLast] = useState<CopiedLink | null>(null)
  // Valid until the trader changes the draft.
  const copied = last?.typed === typed && last.leverage === leverage ? last : null

  const copy = async () => {
    const marketPrice = priceOf(client, market.market).price
    const { query, isWhole } = draftLink(draft, { side: draft.link?.side ?? null, leverage, market, marketPrice })
    const link = `${window.location.origin}${BASE_PATH}/market/${market.market}?${query}`
    const isCopied = await copyText(link)
    setLast({ typed, leverage, link, isWhole, isCopied })
  }

  return (
    <>
      <div className="flex min-w-0 flex-1 items-center justify-end gap-x-2">
        <span role="status" className="text-end">
          {copied?.isCopied && <span>{t('draftLink.copied')}</span>}{' '}
          {copied && !copied.isWhole && <span>{t('draftLink.withoutLevels')}</span>}
        </span>
        <button
          ref={landmark('copyLink')}
          type="button"
          aria-label={t('draftLink.copy')}
          title={t('draftLink.copy')}
          className="icon-button -me-2"
          onClick={() => void copy()}
        >
          {copied?.isCopied ? (
            <Check aria-hidden="true" className="size-3.5" />
          ) : (
            <Link2 aria-hidden="true" className="size-3.5" />
          )}
        </button>
      </div>
      {copied && !copied.isCopied && (
        <label className="flex w-full flex-col gap-1">
          <span>{t('draftLink.byHand')}</span>
          <input
            ref={selectAll}
            readOnly
            value={copied.link}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="min-h-11 w-full rounded-sm border border-control-line px-2 text-sm text-text dense:min-h-8"
          />
        </label>
      )}
    </>
  )
}
