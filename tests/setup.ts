import '../src/wire/scalars.ts'

if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { configure } = await import('@testing-library/dom')
  // A busy machine is slow, not wrong.
  configure({ asyncUtilTimeout: 10_000 })
  // jsdom has no layout: scrolling is a thing of the browser tests.
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
