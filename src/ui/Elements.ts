import type { ReactElement } from 'react'

/**
 * Children without a bare text, for a component that shows them beside others: page translators replace text nodes, which React then
 * no longer finds. A text goes into an element of its own.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined
