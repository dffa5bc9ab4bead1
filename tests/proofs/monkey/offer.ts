/** An element that can be clicked or typed into. */
export interface Offer {
  role: string
  name: string
  ref: string
  /** It is already chosen, switched on or open, links to the current page, or fills in a value that may be there: pressing it need not change anything. */
  isSo: boolean
}

/** Roles that accept text. */
export const TYPED: ReadonlySet<string> = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton'])

/** As announced by a screen reader. */
export const roleAndName = ({ role, name }: Pick<Offer, 'role' | 'name'>): string => `${role} ${name}`

/** The buttons that place an order, in any language. */
export const isSide = ({ role, name }: Pick<Offer, 'role' | 'name'>) => role === 'button' && /^(LONG|SHORT) /.test(name)
