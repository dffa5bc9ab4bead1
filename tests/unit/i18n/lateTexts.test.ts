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
  const requestUrls: string[] = []
  const { chooseLanguage, i18n, loadAllLanguages, startI18n } = await import('../../../src/i18n/i18n.ts')
  const { withTexts } = await import('../../../src/i18n/withTexts.ts')
  await startI18n(async (language, namespace) => {
    requestUrls.push(`${language}/${namespace}`)
    if (without.includes(`${language}/${namespace}`)) throw new Error('no connection')
    return readTexts(language, namespace)
  })
  await loadAllLanguages()
  await withTexts('alerts', Promise.resolve())
  return { asked: requestUrls, chooseLanguage, i18n }
}

test('a late part’s texts are loaded in the page’s language only', async () => {
  const { asked } = await pageWithLatePart()
  expect(asked.toSorted()).toEqual(['en/alerts', 'en/common', 'pl/common'])
})

test('a late part whose texts fail to load is not shown until they load, as if its code had failed', async () => {
  const without = ['en/alerts']
  const page = pageWithLatePart(without)
  await expect(page).rejects.toMatchObject({ name: 'CodeLoadError', needsReload: false })
  without.length = 0
  const { withTexts } = await import('../../../src/i18n/withTexts.ts')
  expect(await withTexts('alerts', Promise.resolve('the part'))).toBe('the part')
})

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

test('switching the language loads them in the other one, and never shows a key', async () => {
  const { chooseLanguage, i18n } = await pageWithLatePart()
  const shownTexts: string[] = []
  i18n.on('languageChanged', () => shownTexts.push(i18n.t('alerts:set'), i18n.t('common.tryAgain')))
  await chooseLanguage('pl')
  expect(shownTexts).toEqual(['Ustaw alert', 'Spróbuj ponownie'])
})

test('offline, a late part stays in English after a switch of language', async () => {
  const { chooseLanguage, i18n } = await pageWithLatePart(['pl/alerts'])
  await chooseLanguage('pl')
  expect([i18n.t('alerts:set'), i18n.t('common.tryAgain')]).toEqual(['Set alert', 'Spróbuj ponownie'])
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

test('a Polish page also loads a late part’s English texts, as the fallback', async () => {
  localStorage.setItem('i18nextLng', 'pl')
  const { asked, chooseLanguage, i18n } = await pageWithLatePart()
  expect(asked).toContain('en/alerts')
  await chooseLanguage('en')
  expect(i18n.t('alerts:set')).toBe('Set alert')
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
