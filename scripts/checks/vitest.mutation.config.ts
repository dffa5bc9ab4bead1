import { defineConfig } from 'vitest/config'

/**
 * The tests that may notice a changed rule, machine or query, for `npm run proofs -- mutation`: those of these folders, all of which
 * run in one worker thread, whose time zone cannot be changed. Without the campaigns, which would run again for every change.
 */
export default defineConfig({
  test: {
    include: ['tests/unit/{domain,machines,queries,api}/**/*.test.{ts,tsx}', 'tests/unit/shared/change-flow/*.test.ts'],
    exclude: ['tests/unit/domain/timeZones.test.ts', 'tests/unit/queries/{sessionMemory,userSlot}.test.ts'],
    setupFiles: ['tests/setup.ts', 'scripts/checks/mutation.setup.ts'],
    testTimeout: 60_000,
  },
})
