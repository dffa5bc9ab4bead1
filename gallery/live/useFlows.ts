import { useEffect, useState } from 'react'
import { type Flow, withMessage } from './flows.ts'
import { CHANNEL, readMessage, type FlowMessage } from './flowMessage.ts'

/** The flows in the app's tabs. */
export function useFlows(): readonly Flow[] {
  const [flows, setFlows] = useState<readonly Flow[]>([])
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }) => {
      const message = readMessage(data)
      if (message) setFlows((before) => withMessage(before, message))
    })
    const who: FlowMessage = { kind: 'who' }
    channel.postMessage(who)
    return () => channel.close()
  }, [])
  return flows
}
