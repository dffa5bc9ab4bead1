import type { createAppRouter } from '../../src/router.ts'
import { CodeLoadError } from '../../src/platform/loadCode.ts'
import { BASE_PATH } from '../../src/platform/mainSite.ts'

/** Makes a page throw while rendering, or its code fail to load, to show the product's own error screens. */
export function breakPage(router: ReturnType<typeof createAppRouter>, page: string, how: 'page' | 'code') {
  const route = Object.values(router.routesById).find(({ fullPath }) => [page, `${BASE_PATH}${page}`].includes(fullPath))
  if (!route) throw new Error(`no page ${page}`)
  const Broken = () => {
    throw how === 'code' ? new CodeLoadError(false, null) : new Error('broken on purpose')
  }
  route.update({ component: Broken })
}
