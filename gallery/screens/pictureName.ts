import type { Place } from '../address.ts'
import { type Variant, plainName } from '../export/contactSheet/pictures.ts'
import { choicesTitle } from './setup.ts'
import type { Screen } from './types.ts'

/** In place of a machine's name. */
export const SCREENS = 'screens'

/** 'screens/orders/positions--a-thousand--en-dark-1440.webp' */
export const screenPictureName = ({ area, screen: name, choices }: Extract<Place, { page: 'screen' }>, screen: Screen, { lang, theme, width }: Variant) =>
  `${SCREENS}/${area}/${name}--${plainName(choicesTitle(screen, choices) || 'as it is')}--${lang}-${theme}-${width}.webp`
