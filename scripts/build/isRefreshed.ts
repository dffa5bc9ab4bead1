/**
 * What every refresh renders: market, orders, our own chart with its lines and history. Compiled, it skips what has not changed; elsewhere the
 * compiler's code costs more bytes and time at the start than it saves: docs/performance.md.
 */
export const isRefreshed = (file: string) =>
  /\/src\/features\/trading\/(market\/(?!Market(Picker|Facts|Header|Search))|orders\/|chart\/(lines\/|history\/|OwnChart|PriceTable|usePriceSentence))/.test(file)
