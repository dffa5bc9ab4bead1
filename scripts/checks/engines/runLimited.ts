import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface CommandResult {
  isGreen: boolean
  /** Whether it was terminated by the limit. */
  isLate: boolean
  /** The last line that it wrote. */
  lastLine: string
}

interface Options {
  /** In milliseconds. */
  limit: number
  /** Time to exit after a request, in milliseconds: a test runner closes its browsers. */
  grace?: number
  tell?: (line: string) => void
  env?: NodeJS.ProcessEnv
}

const after = (delay: number) => new Promise<void>((resolve) => void setTimeout(resolve, delay))
const stop = () => process.exit(130)

/** Runs a command; past the limit kills it with its process group. Reports each line as it is printed. */
export async function runLimited([command = '', ...args]: readonly string[], { limit, grace = 15_000, tell = () => {}, env = {} }: Options): Promise<CommandResult> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const send = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // The process group no longer exists.
    }
  }
  const leave = () => send('SIGTERM')
  process.on('exit', leave).on('SIGINT', stop).on('SIGTERM', stop)

  let lastLine = ''
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      if (line.trim() !== '') lastLine = line.trim()
      tell(line)
    })
  const closed = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
    child.once('error', ({ message }) => {
      lastLine = message
      resolve(null)
    })
  })

  let isLate = false
  let timer: NodeJS.Timeout | undefined
  const atTheLimit = async () => {
    isLate = true
    send('SIGTERM')
    await Promise.race([closed, after(grace)])
    return null
  }
  const status = await Promise.race([closed, new Promise<null>((resolve) => void (timer = setTimeout(() => void atTheLimit().then(resolve), limit)))])
  clearTimeout(timer)
  // Kills all processes it has started.
  send('SIGKILL')
  child.stdout.destroy()
  child.stderr.destroy()
  process.off('exit', leave).off('SIGINT', stop).off('SIGTERM', stop)
  return { isGreen: status === 0 && !isLate, isLate, lastLine }
}
