import { actorSetup } from '../../src/machines/actorSetup.ts'
import { CHANNEL, readTold } from './messages.ts'
import { tellFlows } from './tell.ts'

// Development only: the server puts this before the app's own script. Nothing of it is in what is served to users.
const channel = new BroadcastChannel(CHANNEL)
const { inspect, tellAll } = tellFlows((told) => channel.postMessage(told), {
  page: String(performance.timeOrigin),
  now: () => Date.now(),
})
channel.addEventListener('message', ({ data }) => {
  if (readTold(data)?.kind === 'who') tellAll()
})
actorSetup.of = (machine, options) => [machine, { ...options, inspect }]
