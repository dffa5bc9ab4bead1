// Must come before the product loads: its own storage, and no navigation away.
import './isolate.ts'

const { openFrame } = await import('./openFrame.ts')
await openFrame()
