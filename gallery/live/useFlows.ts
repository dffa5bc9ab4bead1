import { useEffect, useState } from 'react'
import { type Flow, heard } from './flows.ts'
import { CHANNEL, readTold, type Told } from './messages.ts'

/** The flows of the app's tabs, as they move. */
export function useFlows(): readonly Flow[] {
  const [flows, setFlows] = useState<readonly Flow[]>([])
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }) => {
      const told = readTold(data)
      if (told) setFlows((known) => heard(known, told))
    })
    const who: Told = { kind: 'who' }
    channel.postMessage(who)
    return () => channel.close()
  }, [])
  return flows
}
