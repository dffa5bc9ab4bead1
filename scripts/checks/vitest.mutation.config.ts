import { defineConfig } from 'vitest/config'

/** Only the tests of src/domain, for `npm run proofs -- mutation`: in one worker thread, whose time zone cannot be changed. */
export default defineConfig({
  test: {
    include: ['tests/unit/domain/**/*.test.ts'],
    exclude: ['tests/unit/domain/timeZones.test.ts'],
    setupFiles: ['tests/setup.ts', 'scripts/checks/mutation.setup.ts'],
    testTimeout: 60_000,
  },
})
