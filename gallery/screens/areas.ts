import { alerts } from './areas/alerts.ts'
import { banners } from './areas/banners.ts'
import { contest } from './areas/contest.ts'
import { errors } from './areas/errors.ts'
import { info } from './areas/info.ts'
import { market } from './areas/market.ts'
import { orderForm } from './areas/orderForm.ts'
import { orders } from './areas/orders.ts'
import { palette } from './areas/palette.ts'
import { results } from './areas/results.ts'
import { session } from './areas/session.ts'
import { settings } from './areas/settings.ts'
import { toasts } from './areas/toasts.ts'
import { choicesOf, setupOf, shownKeys } from './setup.ts'
import type { Area } from './types.ts'

/** All areas of the product with screens, in the order in which a trader sees them. */
export const areas: readonly Area[] = [
  session,
  orderForm,
  orders,
  market,
  toasts,
  banners,
  alerts,
  palette,
  settings,
  contest,
  results,
  info,
  errors,
]

/** Every screen with every choice, in the order of the areas; `keys` are of the texts it is known by. */
export const screenVariants = areas.flatMap((area) =>
  Object.entries(area.screens).flatMap(([name, screen]) =>
    choicesOf(screen).map((choices, index) => {
      const keys = shownKeys(setupOf(screen, choices))
      return { area, name, screen, choices, keys, isFirst: index === 0 }
    }),
  ),
)
