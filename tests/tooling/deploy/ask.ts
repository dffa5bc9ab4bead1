import { connect } from 'node:net'
import * as raw from '../../rawRequest.ts'
import type { Container } from './container.ts'

/** One plain request to the container, with a Host header. */
export async function ask(
  port: number,
  path: string,
  {
    method = 'GET',
    host = 'shop.example',
    headers = {},
  }: { method?: string; host?: string; headers?: Record<string, string> } = {},
) {
  const answer = await raw.ask(`http://127.0.0.1:${port}`, path, { method, headers: { host, ...headers } })
  return { ...answer, body: String(answer.body) }
}

/** Whether the port refuses connections. */
export const isRefused = (port: number) =>
  new Promise<boolean>((settle) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      settle(false)
    }).on('error', () => settle(true))
  })

export const hasEnded = ({ process }: Container) => process.exitCode !== null || process.signalCode !== null
