import type { createAppRouter } from '../../src/router.ts'
import { CodeMissing } from '../../src/platform/loadCode.ts'
import { BASE_PATH } from '../../src/platform/mainSite.ts'

/** Has a page throw where it is drawn, or its code not come: what is shown then is the product's own. */
export function breakPage(router: ReturnType<typeof createAppRouter>, page: string, how: 'page' | 'code') {
  const route = Object.values(router.routesById).find(({ fullPath }) => [page, `${BASE_PATH}${page}`].includes(fullPath))
  if (!route) throw new Error(`no page ${page}`)
  const Broken = () => {
    throw how === 'code' ? new CodeMissing(false, null) : new Error('broken on purpose')
  }
  route.update({ component: Broken })
}
