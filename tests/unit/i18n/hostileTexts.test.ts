// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const bomb = ['a: &a ["x","x","x","x","x","x","x","x","x"]']
for (const [index, letter] of ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].entries())
  bomb.push(`${letter}: &${letter} [${Array.from({ length: 9 }, () => `*${'abcdefgh'[index]}`).join(',')}]`)

const hostile: [string, string][] = [
  ['a bomb of aliases', bomb.join('\n')],
  ['a prototype', '__proto__:\n  polluted: "yes"'],
  ['a prototype in JSON', '{"__proto__": {"polluted": "yes"}}'],
  ['a constructor in JSON', '{"constructor": {"prototype": {"polluted": "yes"}}}'],
  ['a number in JSON', '42'],
  ['a constructor', 'constructor:\n  prototype:\n    polluted: "yes"'],
  ['a key twice', 'title: "one"\ntitle: "two"'],
  ['a text', 'just words'],
  ['numbers', 'title: 42'],
  ['a function', 'title: !!js/function "function () { polluted = 1 }"'],
  ['half a megabyte', `title: "${'x'.repeat(600_000)}"`],
  ['broken YAML', 'title: "one\n  - two: ['],
  ['nothing', ''],
]

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

test.each(hostile)('with %s instead of texts the rest is shown, and nothing breaks', async (_, file) => {
  vi.stubGlobal('fetch', (address: string) => {
    const common = /(en|pl)\/common/.exec(address)
    return Promise.resolve(
      new Response(common ? readFileSync(`public/assets/locales/${common[1]}/common.yaml`, 'utf8') : file),
    )
  })
  const { i18n, startI18n } = await import('../../../src/i18n/i18n.ts')
  await startI18n()
  const begun = performance.now()
  await i18n.loadNamespaces('faq').catch(() => {})
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(i18n.getResourceBundle('en', 'faq') ?? {}).toEqual({})
  expect(i18n.t('common.tryAgain')).toBe('Try again')
  expect({}).not.toHaveProperty('polluted')
})
