import { coinTint } from './coinTints.ts'

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
