import { defineConfig } from 'vitest/config'

/** npm run engines [-- firefox]: the main job in other browsers, one after the other. */
export default defineConfig({
  test: {
    include: ['tests/browser/engines/*.spec.ts'],
    fileParallelism: false,
    reporters: ['verbose'],
    bail: 3,
    // A wait ends sooner and says what it waited for: page.ts.
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
})
