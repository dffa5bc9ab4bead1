/** Maps prices to the screen: for drawing only, where a float is precise enough. */
export interface PriceScale {
  /** The prices at its upper and its lower edge. */
  top: number
  bottom: number
  /** Height of the part that shows prices, in CSS pixels. */
  height: number
  width: number
}

/** Position of a price in CSS pixels from the upper edge; beyond the height if it is outside the chart. */
export const yOf = ({ top, bottom, height }: PriceScale, price: number): number =>
  ((top - price) / (top - bottom)) * height

/** The price at a distance in CSS pixels from the upper edge. */
export const priceAtY = ({ top, bottom, height }: PriceScale, y: number): number => top - (y / height) * (top - bottom)
