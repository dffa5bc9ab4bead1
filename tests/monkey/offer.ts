/** Something that can be pressed or typed into. */
export interface Offer {
  role: string
  name: string
  ref: string
  /** It is chosen, switched on or open already: pressing it need not change anything. */
  isSo: boolean
}

/** The buttons that place an order, in any language. */
export const isSide = ({ role, name }: Pick<Offer, 'role' | 'name'>) => role === 'button' && /^(LONG|SHORT) /.test(name)
