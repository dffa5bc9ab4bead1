import type { ReadingName } from '../readingNames.ts'
import { readOut } from './announcements.ts'
import { contrasts } from './contrast.ts'
import { cutTexts } from './cutTexts.ts'
import type { Entry } from './entry.ts'
import { tabStops } from './tabStops.ts'
import { targetSizes } from './targets.ts'

interface Reading {
  /** The listed entries. */
  means: string
  read: (page: Document) => Entry[] | Promise<Entry[]>
  /** Numbers every entry in the view; otherwise marks only problems and the chosen entry. */
  isNumbered?: true
}

/** How each analysis reads a view. */
export const readings: Record<ReadingName, Reading> = {
  order: { means: 'The stops of the Tab key, in its order, as a screen reader says them.', read: (page) => tabStops(page), isNumbered: true },
  names: { means: 'What a screen reader says of landmarks, headings and controls, from top to bottom: name, role, states.', read: readOut },
  contrast: { means: 'Each pair of colours of a text and its ground, the lowest first: 4.5 : 1 is wanted, 3 : 1 for large letters. WCAG 2.2, 1.4.3, measured by axe-core.', read: contrasts },
  targets: { means: 'The size of everything that can be clicked; in layouts for touch 44 px high, 40 within a row.', read: targetSizes },
  fit: { means: 'The texts that do not fit where they are. View, Language and Texts show the state in Polish, and with texts two fifths longer.', read: cutTexts },
}
