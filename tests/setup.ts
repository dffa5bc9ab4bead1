import fc from 'fast-check'
import { afterAll } from 'vitest'
import { blankContext } from './blankCanvas.ts'

// The same cases on every run, so that a failure is caused by the change; FC_SEED tries others.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_121) })

if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { configure, getConfig } = await import('@testing-library/dom')
  // Until just before the test's own limit: the first screen of a file waits for the app's code, on a busy machine for long.
  configure({ asyncUtilTimeout: 50_000 })
  // waitFor retries often: only the last error prints the page. The flag is the library's own.
  const { getElementError } = getConfig()
  const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
  const shortError = (message: string | null) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
  configure({
    getElementError: (message, container) => (isWaiting() ? shortError(message) : getElementError(message, container)),
  })
  // Lets pending tasks of the last screen, such as closing windows, run while its page still exists.
  const later = setTimeout
  afterAll(() => new Promise((resolve) => void later(resolve, 50)))
  // jsdom has no layout, so scrolling is tested in browsers; and no canvas, without which the chart would throw outside of tests.
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: unknown) {
      return blankContext(this)
    },
  })
  // Every browser but Safari has it; what stands in for it there waits 300 ms.
  const IDLE: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 }
  window.requestIdleCallback = (run) => window.setTimeout(() => run(IDLE))
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle)
  // jsdom's own stops for good once a test has replaced the timers and restored them.
  window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), 16)
  window.cancelAnimationFrame = (handle) => window.clearTimeout(handle)
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
