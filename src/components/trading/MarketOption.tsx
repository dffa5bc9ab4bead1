import { Check } from 'lucide-react'
import { digits } from '../../domain/format.ts'
import { coin, symbol } from '../../domain/market.ts'
import type { PricedMarket } from '../../queries/markets.ts'
import type { MarketName } from '../../wire/scalars.ts'
import { Highlighted } from '../info/Highlighted.tsx'
import { CoinIcon } from '../ui/CoinIcon.tsx'
import { MoveMark } from './MoveMark.tsx'
import { priceMove } from './priceMove.ts'

interface Props {
  name: MarketName
  market: PricedMarket | undefined
  needle: string
}

/** A row of the market list: name without dash, price, where it went. */
export function MarketOption({ name, market, needle }: Props) {
  const price = market?.price ?? null
  return (
    <>
      <CoinIcon code={coin(name)} size={22} />
      <span className="min-w-0 truncate font-medium">
        <Highlighted text={symbol(name)} needle={needle} />
      </span>
      <span className="num ml-auto pl-2">{digits(price, market ? { decimals: market.pricePrecision } : {})}</span>
      <MoveMark move={priceMove(price, market?.previousPrice ?? null)} className="size-2" />
      <Check size={16} aria-hidden className="market-check" />
    </>
  )
}
