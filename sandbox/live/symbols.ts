/** A symbol of the host, and the market that its prices move here; null: named after its base currency. */
export interface AskedSymbol {
  symbol: string
  market: string | null
}

const COINS = 'BTC ETH SOL XRP BNB DOGE ADA TRX LINK AVAX XLM LTC DOT BCH UNI AAVE NEAR ATOM FIL ETC'

/** The twenty markets of `--live` without `--symbols`. */
export const DEFAULT_SYMBOLS: readonly AskedSymbol[] = COINS.split(' ').map((coin) => ({
  symbol: `${coin}USDT`,
  market: null,
}))

const MOST = 200

/** 'BTCUSDT,ETHUSDT=ETH-USDC'. Throws with a message. */
export function readSymbols(text: string): AskedSymbol[] {
  const asked = text.split(',').map((part) => {
    const [, symbol, market] =
      /^\s*([A-Z0-9]{2,30})(?:=([A-Z0-9]{1,20}-[A-Z0-9]{1,20}))?\s*$/.exec(part.toUpperCase()) ?? []
    if (symbol === undefined) throw new Error(`--symbols ${part}: not a symbol such as BTCUSDT or BTCUSDT=BTC-USDC`)
    return { symbol, market: market ?? null }
  })
  const twice = asked.find(({ symbol }, index) => asked.findIndex((other) => other.symbol === symbol) !== index)
  if (twice) throw new Error(`--symbols: ${twice.symbol} is there twice`)
  if (asked.length > MOST) throw new Error(`--symbols: ${asked.length}, at most ${MOST}`)
  return asked
}
