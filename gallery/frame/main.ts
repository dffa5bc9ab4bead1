// What the product finds when it is loaded is made before: storage of its own, and no way out.
import './isolate.ts'

const { openFrame } = await import('./openFrame.ts')
await openFrame()
