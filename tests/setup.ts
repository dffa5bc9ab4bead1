import '../src/wire/scalars.ts'

if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  // jsdom has no layout: scrolling is a thing of the browser tests.
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
