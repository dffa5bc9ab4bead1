import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import { symbol } from '../../../domain/market/market.ts'
import { priceMove } from '../../../domain/market/priceMove.ts'
import { formatPrice } from '../../../domain/money/format.ts'
import { Slot } from '../../../shared/late/slots.ts'
import { useTitle } from '../../../shared/page/documentTitle.ts'
import { StaleMark } from '../../../shared/page/StaleMark.tsx'
import { classes } from '../../../ui/display/classes.ts'
import { MoveMark, tints } from './MoveMark.tsx'
import { usePrice, usePriceAge } from './usePrice.ts'

/** For the page's title, which has no colour. */
const arrows = { up: '▲ ', down: '▼ ' }
const plates = { up: 'bg-long-soft', down: 'bg-short-soft' }
/** Alternates between two names of one animation, so that each change restarts it without remounting the plate. */
const flash = (changes: number) => (changes === 0 ? '' : changes % 2 === 1 ? 'flashes' : 'flashes-again')

/** The live price of the market on screen, with its last move; also in the page's title. Specification §2. */
export function LivePrice({ market }: { market: Market }) {
  const { t } = useTranslation()
  const { price, previousPrice } = usePrice(market.market)
  const age = usePriceAge(market.market)
  const changes = useChangeCount(price)
  const move = priceMove(price, previousPrice)
  const priceText = formatPrice(price, market)
  const name = symbol(market.market)
  useTitle(
    price === null ? name : t('market.pageTitle', { price: (move ? arrows[move] : '') + priceText, symbol: name }),
  )

  return (
    <p className="relative flex items-center pb-4">
      <span className="sr-only">{t('market.price')}</span>
      <span className="num relative isolate flex items-center gap-2.5 text-2xl leading-tight font-medium">
        <span
          aria-hidden="true"
          className={classes('price-plate', move !== null && plates[move], move !== null && flash(changes))}
        />
        <span translate="no" className={move === null ? 'text-text' : tints[move]}>
          {priceText}
        </span>
        <MoveMark move={move} />
      </span>
      <span className="absolute right-0 bottom-0 leading-tight whitespace-nowrap tablet:right-auto tablet:left-0">
        {age === null ? <Slot name="dayChange" /> : <StaleMark age={age} />}
      </span>
    </p>
  )
}

/** Number of changes of a value since the component mounted: the key of an animation that plays once per change. */
function useChangeCount(value: string | null): number {
  const [last, setLast] = useState({ value, count: 0 })
  if (last.value === value) return last.count
  // The first value is not a change.
  const count = last.value === null ? last.count : last.count + 1
  setLast({ value, count })
  return count
}
