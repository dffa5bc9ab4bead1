// @vitest-environment jsdom
import { createBrowserHistory } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { closeOnBack } from '../../../../src/ui/overlay/closeOnBack.ts'

const at = () => `${location.pathname}${location.search}`
const openWindows = (count: number) => expect.poll((): unknown => history.state.windows ?? 0).toBe(count)

test.each(['Back', 'its own button'])(
  'a view chosen within a window stays once %s closes it; the next Back leaves the page',
  async (by) => {
    const router = createBrowserHistory()
    router.push('/terms')
    router.flush()
    router.push('/market')
    const close = vi.fn(() => forget())
    const forget = closeOnBack(router, close)
    await openWindows(1)

    router.replace('/market?chart=table')
    if (by === 'Back') history.back()
    else forget()
    await openWindows(0)
    await expect.poll(at).toBe('/market?chart=table')
    expect(close).toHaveBeenCalledTimes(by === 'Back' ? 1 : 0)
    expect(history.state.key).toBe(router.location.state.key)

    history.back()
    await expect.poll(() => router.location.pathname).toBe('/terms')
    router.destroy()
  },
)
