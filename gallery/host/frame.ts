// Must come before the product loads: its own storage, and no navigation away.
import '../frame/isolate.ts'
import { parseAddress } from '../address.ts'
import { installBridge } from './installBridge.ts'

const { place, settings } = parseAddress(window.location.hash)
if (place.page === 'host') {
  installBridge(place.platform)
  const { openWebview } = await import('./openWebview.ts')
  await openWebview(settings)
}
