// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readTexts } from '../features/info/texts.ts'

beforeEach(() => vi.resetModules())
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The texts of a page that shows a late part, and the requested files. */
async function pageWithLatePart(without: string[] = []) {
  const asked: string[] = []
  const { chooseLanguage, i18n, loadAllLanguages, startI18n } = await import('../../../src/i18n/i18n.ts')
  const { withTexts } = await import('../../../src/i18n/withTexts.ts')
  await startI18n(async (language, namespace) => {
    asked.push(`${language}/${namespace}`)
    if (without.includes(`${language}/${namespace}`)) throw new Error('no connection')
    return readTexts(language, namespace)
  })
  await loadAllLanguages()
  await withTexts('alerts', Promise.resolve())
  return { asked, chooseLanguage, i18n }
}

test('a late part’s texts are requested once more if the first request fails', async () => {
  const { startI18n } = await import('../../../src/i18n/i18n.ts')
  let requests = 0
  await startI18n(async (code, namespace) => {
    if (namespace === 'alerts' && ++requests === 1) throw new Error('no connection')
    return readTexts(code, namespace)
  })
  const { withTexts } = await import('../../../src/i18n/withTexts.ts')
  expect(await withTexts('alerts', Promise.resolve('the part'))).toBe('the part')
})

test.each([
  ['en', ['en/alerts', 'en/common', 'pl/common']],
  ['pl', ['en/alerts', 'en/common', 'pl/alerts', 'pl/common']],
])(
  'a page in %s loads a late part’s texts in its language, and in English as the fallback',
  async (language, files) => {
    localStorage.setItem('i18nextLng', language)
    const { asked } = await pageWithLatePart()
    expect(asked.toSorted()).toEqual(files)
  },
)

test.each([
  ['with', [], 'Ustaw alert'],
  ['without', ['pl/alerts'], 'Set alert'],
])('after a switch %s a connection a late part never shows a key', async (_, without, words) => {
  const { chooseLanguage, i18n } = await pageWithLatePart(without)
  const shown: string[] = []
  i18n.on('languageChanged', () => shown.push(i18n.t('alerts:set'), i18n.t('common.tryAgain')))
  await chooseLanguage('pl')
  expect(shown).toEqual([words, 'Spróbuj ponownie'])
})

test('a switch loads common texts that failed to load; until they come it says so, and changes and stores nothing', async () => {
  const without = ['pl/common']
  const { chooseLanguage, i18n } = await pageWithLatePart(without)
  const { reportMissingTexts } = await import('../../../src/app/page-services/reportMissingTexts.ts')
  const { receiveToasts } = await import('../../../src/ui/toasts/toast.ts')
  const toasts: string[] = []
  receiveToasts(
    ({ title }) => void toasts.push(title),
    () => {},
  )
  reportMissingTexts()
  await chooseLanguage('pl')
  expect(toasts).toEqual(['Data could not be loaded'])
  expect([i18n.language, localStorage.getItem('i18nextLng')]).toEqual(['en', null])
  without.length = 0
  await chooseLanguage('pl')
  expect([i18n.t('common.tryAgain'), localStorage.getItem('i18nextLng')]).toEqual(['Spróbuj ponownie', 'pl'])
})

test.each([1, 2])('a Polish page whose texts come after %s attempts is Polish throughout', async (attempts) => {
  localStorage.setItem('i18nextLng', 'pl')
  const { language, loadAllLanguages, startI18n } = await import('../../../src/i18n/i18n.ts')
  const { withTexts } = await import('../../../src/i18n/withTexts.ts')
  let failures = 0
  await startI18n(async (code, namespace) => {
    if (code === 'pl' && failures++ < attempts) throw new Error('no connection')
    return readTexts(code, namespace)
  })
  // They may come with a late part's.
  await withTexts('alerts', Promise.resolve())
  await loadAllLanguages()
  expect([language(), document.documentElement.lang]).toEqual(['pl', 'pl'])
})

test('texts that never arrive count as failed after the deadline, and can be loaded again', async () => {
  const { startI18n } = await import('../../../src/i18n/i18n.ts')
  const { withTexts } = await import('../../../src/i18n/withTexts.ts')
  const deadline = new AbortController()
  let isStalled = false
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => deadline.signal)
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    if (isStalled)
      await new Promise((_, refuse) =>
        signal?.aborted ? refuse(signal.reason) : signal?.addEventListener('abort', () => refuse(signal.reason)),
      )
    const [, language = '', namespace = ''] = /locales\/(\w+)\/(\w+)/.exec(url) ?? []
    return new Response(JSON.stringify(readTexts(language, namespace)))
  })
  await startI18n()
  isStalled = true
  const part = withTexts('alerts', Promise.resolve('the part'))
  deadline.abort()
  await expect(part).rejects.toMatchObject({ name: 'CodeLoadError', needsReload: false })
  isStalled = false
  expect(await withTexts('alerts', Promise.resolve('the part'))).toBe('the part')
})
