import { act } from '@testing-library/react'
import { openApp } from '../openApp.tsx'

/** Opens a page that throws while rendering, until it is fixed. */
export async function openBroken() {
  const app = await openApp({ path: '/terms', reloaded: true })
  let isBroken = true
  app.router.routesById['/_shell/contests/$contestId'].update({
    component: () => {
      if (isBroken) throw new Error('broken')
      return <h1>The repaired page</h1>
    },
  })
  await act(() => app.router.navigate({ to: '/contests/$contestId', params: { contestId: 'broken' } }))
  return { ...app, mend: () => void (isBroken = false) }
}
