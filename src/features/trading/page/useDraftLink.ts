import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { reportLoadError } from '../../../ui/lazy/reportLoadError.ts'
import { draftOn } from '../order-form/draft.ts'
import { useOrderFlow } from '../order-form/useOrderFlow.ts'

const reader = lazily(async () => (await import('../order-form/draft-link/applyLink.ts')).applyLink)

/**
 * Reads the draft in the address (docs/integrators/links.md) once and removes it from the address without a history entry. Returns
 * the number of drafts received while the page is open.
 */
export function useDraftLink(market: Market): number {
  const { t } = useTranslation()
  const search = useLocation({ select: (location) => location.search })
  const navigate = useNavigate()
  const { draft } = useOrderFlow()
  const [count, setCount] = useState(0)

  const take = useEffectEvent(async (apply: NonNullable<typeof reader.now>) => {
    const taken = apply(draftOn(draft.get(), market), market, search)
    if (taken === null) return
    draft.change(market, taken.changes)
    await navigate({ to: '/market/$marketName', params: { marketName: market.market }, search: taken.rest, hash: true, replace: true, resetScroll: false })
    setCount((before) => before + 1)
  })

  useEffect(() => {
    if (Object.keys(search).every((name) => name === 'tab' || name === 'chart')) return
    let isShown = true
    void reader.load().then(
      async (apply) => {
        if (isShown) await take(apply)
      },
      (error: unknown) => {
        if (isShown) reportLoadError(t, error, t('draftLink.notRead'))
      },
    )
    return () => {
      isShown = false
    }
  }, [search, t])

  return count
}
