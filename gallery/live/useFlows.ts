import { useEffect, useState } from 'react'
import { CHANNEL, type Flow, type FlowMessage, withFlow } from './flows.ts'

/** The flows in the app's tabs. */
export function useFlows(): readonly Flow[] {
  const [flows, setFlows] = useState<readonly Flow[]>([])
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<FlowMessage>) => data !== 'who' && setFlows((before) => withFlow(before, data)))
    channel.postMessage('who' satisfies FlowMessage)
    return () => channel.close()
  }, [])
  return flows
}
