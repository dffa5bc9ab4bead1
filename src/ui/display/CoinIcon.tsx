interface Props {
  /** 'BTC'; an unknown code gets the generic icon. */
  code: string
  /** CSS pixels. */
  size?: number | undefined
}

const SPRITE = `${import.meta.env.BASE_URL}assets/coins.svg`

/** A coin's icon in its colour. Decorative: the code is shown next to it. */
export function CoinIcon({ code, size = 24 }: Props) {
  const { symbol, hue, chroma } = coinTint(code)

  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      className="coin"
      style={{ color: `oklch(var(--coin-lightness) ${chroma} ${hue})` }}
    >
      <circle cx="16" cy="16" r="15.25" />
      <use href={`${SPRITE}#${symbol}`} width="32" height="32" />
    </svg>
  )
}

interface Tint {
  /** Its id in public/assets/coins.svg. */
  symbol: string
  /** oklch hue, degrees. */
  hue: number
  /** oklch chroma; near zero is grey. */
  chroma: number
}

const tint = (symbol: string, hue: number, chroma = 0.1): Tint => ({ symbol, hue, chroma })

const GENERIC = tint('generic', 75, 0.015)

/** Lightness comes from the theme (index.css), so every tint is readable in both. */
const TINTS = new Map(
  [
    tint('btc', 70, 0.12),
    tint('eth', 285, 0.04),
    tint('sol', 170, 0.08),
    tint('ada', 235),
    tint('link', 265, 0.11),
    tint('algo', 90, 0.015),
    tint('avax', 25, 0.12),
    tint('bch', 150, 0.11),
    tint('doge', 92, 0.09),
    tint('dot', 350, 0.11),
    tint('ltc', 255, 0.06),
    tint('xrp', 240, 0.03),
    tint('matic', 300, 0.12),
    tint('atom', 280, 0.05),
    tint('uni', 345, 0.12),
    tint('aave', 315, 0.1),
    tint('etc', 155, 0.08),
    tint('fil', 225, 0.1),
    tint('near', 165, 0.05),
    tint('trx', 20, 0.12),
    tint('xlm', 245, 0.04),
    tint('eos', 60, 0.02),
    tint('xtz', 258, 0.12),
    tint('sushi', 5, 0.1),
    tint('usdc', 250, 0.1),
    tint('kxt', 282, 0.12),
  ].map((coin) => [coin.symbol, coin]),
)

/** Icon and tint of a coin. */
const coinTint = (code: string): Tint => TINTS.get(code.toLowerCase()) ?? GENERIC
