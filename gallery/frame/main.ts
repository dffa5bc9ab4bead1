// Must come before the product loads: its own storage, and no navigation away.
import './isolate.ts'
import { parseAddress } from '../address.ts'

if (parseAddress(window.location.hash).place.page === 'screen') {
  const { openScreen } = await import('./openScreen.ts')
  await openScreen()
} else {
  const { openFrame } = await import('./openFrame.ts')
  await openFrame()
}
