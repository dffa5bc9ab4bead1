import { config } from 'zod/mini'

// Without this zod compiles with new Function, which the Content-Security-Policy forbids.
config({ jitless: true })

// oxlint-disable-next-line oxc/no-barrel-file -- zod as the whole house uses it: configured before the first schema is made
export * from 'zod/mini'
