import fc from 'fast-check'
import { afterAll } from 'vitest'

// The same cases on every run, so that a red test is the change's own; FC_SEED looks at others.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_121) })

if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { configure } = await import('@testing-library/dom')
  // A busy machine is slow, not wrong.
  configure({ asyncUtilTimeout: 10_000 })
  // What the last screen left for the next task, as windows that close do, finds its page still there.
  const later = setTimeout
  afterAll(() => new Promise((resolve) => void later(resolve)))
  // jsdom has no layout: scrolling is a thing of the browser tests.
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
