// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { lateCode } from '../../src/components/ui/lateCode.ts'

afterEach(() => vi.restoreAllMocks())

test('code is not asked for without a connection, and asked for again with one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  const code = lateCode(load)
  await expect(code()).rejects.toThrow('offline')
  expect(load).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  expect(await code()).toBe('code')
})

test('code that is there is there offline, too', async () => {
  const code = lateCode(() => Promise.resolve('code'))
  await code()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await code()).toBe('code')
})
