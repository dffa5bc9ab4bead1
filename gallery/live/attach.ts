import { actorSetup } from '../../src/machines/actorSetup.ts'
import { CHANNEL, type FlowMessage } from './flows.ts'
import { reportFlows } from './reportFlows.ts'

// Development only: the server adds this before the app's script. The build does not include it.
const channel = new BroadcastChannel(CHANNEL)
const { inspect, reportAll } = reportFlows((flow) => channel.postMessage(flow), {
  page: String(performance.timeOrigin),
  now: () => Date.now(),
})
channel.addEventListener('message', ({ data }: MessageEvent<FlowMessage>) => data === 'who' && reportAll())
actorSetup.of = (machine, options) => [machine, { ...options, inspect }]
