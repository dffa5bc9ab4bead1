/**
 * Elements that shortcuts, palette, chart lines and toasts focus or click on the trading page: fields of the order form and the
 * button that copies its link, the button that opens it on a phone, the market list's button, the orders panel.
 */
export type Landmark =
  | 'amount'
  | 'limitPrice'
  | 'stopLoss'
  | 'takeProfit'
  | 'copyLink'
  | 'openForm'
  | 'marketList'
  | 'orders'

/** The landmarks currently on the page. */
export const landmarks = new Map<Landmark, HTMLElement>()

/** The ref of a landmark. */
export const landmark = (name: Landmark) => (element: HTMLElement | null) => {
  if (element) landmarks.set(name, element)
  return () => void landmarks.delete(name)
}
