/** How prices stand on a chart: for drawing only, where a float is precise enough. */
export interface PriceScale {
  /** The prices at its upper and its lower edge. */
  top: number
  bottom: number
  /** Of the part that shows prices, in CSS pixels. */
  height: number
  width: number
}

/** Where a price is, in CSS pixels from the upper edge; outside of the height if it is not on the chart. */
export const yOf = ({ top, bottom, height }: PriceScale, price: number): number => ((top - price) / (top - bottom)) * height

/** The price at so many CSS pixels from the upper edge. */
export const priceAtY = ({ top, bottom, height }: PriceScale, y: number): number => top - (y / height) * (top - bottom)
