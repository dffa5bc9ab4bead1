import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Container } from './container.ts'

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** One plain request to the container, with a Host header. */
export const ask = (
  port: number,
  path: string,
  {
    method = 'GET',
    host = 'shop.example',
    headers = {},
  }: { method?: string; host?: string; headers?: Record<string, string> } = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, agent: false, headers: { host, ...headers } }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, headers: response.headers, body }), reject)
    })
      .on('error', reject)
      .end()
  })

/** Whether the port refuses connections. */
export const isRefused = (port: number) =>
  new Promise<boolean>((settle) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      settle(false)
    }).on('error', () => settle(true))
  })

export const hasEnded = ({ process }: Container) => process.exitCode !== null || process.signalCode !== null
