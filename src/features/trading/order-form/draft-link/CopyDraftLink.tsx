import { useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftLink } from '../../../../domain/order-form/draftLink.ts'
import type { Leverage } from '../../../../constants/limits.ts'
import { copyText } from '../../../../platform/clipboard.ts'
import { BASE_PATH } from '../../../../platform/mainSite.ts'
import { priceOf } from '../../../../queries/prices.ts'
import type { Market } from '../../../../api/market.ts'
import { Button } from '../../../../ui/display/Button.tsx'
import type { DraftFields } from './takeLink.ts'

/** A link that was made, and of what. */
interface Made {
  draft: DraftFields
  leverage: Leverage
  link: string
  isWhole: boolean
  isCopied: boolean
}

/** Ready to be copied by its key, or by a long press. */
function selectAll(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}

/** Copies a link to the draft; where the browser refuses, shows it to be copied by hand. docs/integrators/links.md */
export function CopyDraftLink({ market, draft, leverage }: { market: Market; draft: DraftFields; leverage: Leverage }) {
  const { t } = useTranslation('desk', { keyPrefix: 'draftLink' })
  const client = useQueryClient()
  const [last, setLast] = useState<Made | null>(null)
  // Told until the draft is another.
  const made = last?.draft === draft && last.leverage === leverage ? last : null

  const copy = async () => {
    const marketPrice = priceOf(client, market.market).price
    const { query, isWhole } = draftLink(draft, { side: draft.link?.side ?? null, leverage, market, marketPrice })
    const link = `${window.location.origin}${BASE_PATH}/market/${market.market}?${query}`
    const isCopied = await copyText(link)
    setLast({ draft, leverage, link, isWhole, isCopied })
  }

  return (
    <div className="flex flex-col gap-1 text-xs text-text-2 dense:-my-1">
      <div className="flex flex-wrap items-center gap-x-2">
        <Button size="sm" variant="quiet" className="-ml-2 min-h-11" onClick={() => void copy()}>
          {made?.isCopied ? <Check aria-hidden="true" className="size-3.5" /> : <Link2 aria-hidden="true" className="size-3.5" />}
          {t('copy')}
        </Button>
        <span role="status">
          {made?.isCopied && t('copied')} {made && !made.isWhole && t('withoutLevels')}
        </span>
      </div>
      {made && !made.isCopied && (
        <label className="flex flex-col gap-1">
          {t('byHand')}
          <input
            ref={selectAll}
            readOnly
            value={made.link}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="min-h-11 w-full rounded-sm border border-control-line px-2 text-sm text-text dense:min-h-8"
          />
        </label>
      )}
    </div>
  )
}
