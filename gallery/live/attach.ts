import { actorSetup } from '../../src/machines/actorSetup.ts'
import { CHANNEL, readMessage } from './flowMessage.ts'
import { reportFlows } from './reportFlows.ts'

// Development only: the server adds this before the app's script. The build does not include it.
const channel = new BroadcastChannel(CHANNEL)
const { inspect, reportAll } = reportFlows((message) => channel.postMessage(message), {
  page: String(performance.timeOrigin),
  now: () => Date.now(),
})
channel.addEventListener('message', ({ data }) => {
  if (readMessage(data)?.kind === 'who') reportAll()
})
actorSetup.of = (machine, options) => [machine, { ...options, inspect }]
