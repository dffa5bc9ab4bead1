import { defineConfig } from 'vitest/config'

/**
 * The tests that may notice a changed rule, machine or query, for `npm run proofs -- mutation`: those of the three folders, and the
 * campaigns that keep nothing between files, since all of them run in one worker thread, whose time zone cannot be changed.
 */
export default defineConfig({
  test: {
    include: ['tests/unit/{domain,machines,queries,api}/**/*.test.{ts,tsx}', 'tests/proofs/reliability/{answers,lost,polls}.test.ts', 'tests/proofs/protocol/*.test.ts'],
    exclude: ['tests/unit/domain/timeZones.test.ts', 'tests/unit/queries/{sessionMemory,userSlot}.test.ts'],
    setupFiles: ['tests/setup.ts', 'scripts/checks/mutation.setup.ts'],
    testTimeout: 60_000,
  },
})
