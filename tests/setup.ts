import fc from 'fast-check'
import { afterAll } from 'vitest'
import { blankContext } from './blankCanvas.ts'

// The same cases on every run, so that a red test is the change's own; FC_SEED looks at others.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_121) })

if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { configure, getConfig } = await import('@testing-library/dom')
  // A busy machine is slow, not wrong.
  configure({ asyncUtilTimeout: 10_000 })
  // Waiting retries often: only the last error shows the page. The flag is the library's own.
  const { getElementError } = getConfig()
  const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
  const shortError = (message: string | null) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
  configure({ getElementError: (message, container) => (isWaiting() ? shortError(message) : getElementError(message, container)) })
  // What the last screen left for later tasks, as windows that close do, finds its page still there.
  const later = setTimeout
  afterAll(() => new Promise((resolve) => void later(resolve, 50)))
  // jsdom has no layout: scrolling is a thing of the browser tests.
  // Nor a canvas: without its context the chart throws outside of the test.
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: unknown) {
      return blankContext(this)
    },
  })
  window.scrollTo = () => {}
  Element.prototype.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  document.elementFromPoint = () => null
  Element.prototype.getAnimations = () => []
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
