import { config } from 'zod/mini'

// Without this zod compiles with new Function, which the Content-Security-Policy forbids.
config({ jitless: true })

// oxlint-disable-next-line oxc/no-barrel-file -- the one import of zod: configured before the first schema is created
export * from 'zod/mini'
