import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { freePort } from '../../../scripts/setup/nginx.ts'
import * as raw from '../../rawRequest.ts'
import { layBuild } from './build.ts'
import { copies, imageSteps, saidOnce } from './dockerfile.ts'

/** Start of the image's paths; without a container engine they are below a folder. */
const PATHS = /(?<![\w/.}])\/(?=(?:tmp|var|etc\/nginx|usr\/share\/futures|usr\/local\/bin)\b)/g
const isRoot = process.getuid?.() === 0
/** Root switches to the image's user; other users have no privileges to drop. */
const [uid, gid] = saidOnce('USER').split(':').map(Number)
const user = isRoot ? { uid, gid } : {}

/** A folder built from the Dockerfile's instructions, read-only except /tmp, like a container with --read-only --tmpfs /tmp. */
export function unpackImage(): string {
  const root = mkdtempSync(join(tmpdir(), 'futures-image-'))
  const below = (text: string) => text.replaceAll(PATHS, `${root}/`)
  for (const folder of ['tmp', 'var/log/nginx', 'etc/nginx/sites-enabled', 'usr/local/bin'])
    mkdirSync(join(root, folder), { recursive: true })
  // From Debian's packages.
  for (const name of ['mime.types', 'modules-enabled'])
    symlinkSync(join('/etc/nginx', name), join(root, 'etc/nginx', name))
  layBuild(root)
  for (const { word, said } of imageSteps()) {
    // Skipped: the Debian packages are already installed.
    if (word === 'RUN') execFileSync('sh', ['-ec', below(said.replace(/^apt-get .*?&& (?=ln )/, ''))])
    const copied = word === 'COPY' ? copies().find(({ from, to }) => said.endsWith(`${from} ${to}`)) : undefined
    if (copied === undefined) continue
    mkdirSync(dirname(join(root, copied.to)), { recursive: true })
    cpSync(copied.isBuilt ? join(root, 'build', basename(copied.from)) : copied.from, join(root, copied.to), {
      recursive: true,
    })
  }
  for (const file of ['usr/local/bin/start-futures', 'etc/nginx/container.conf', 'usr/share/futures/site.conf'])
    writeFileSync(join(root, file), below(readFileSync(join(root, file), 'utf8')))
  execFileSync('chmod', ['-R', 'a-w,a+rX', root])
  chmodSync(join(root, 'tmp'), 0o1777)
  return root
}

export interface Container {
  port: number
  process: ChildProcess
  /** Its exit code. */
  ended: Promise<number | null>
  said: (to: 'out' | 'err') => string
  hasEnded: () => boolean
  isHealthy: () => boolean
}

/** All files outside /tmp. */
export const keptFiles = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('tmp'))
    .toSorted()

/** Starts the image's command as the image's user. */
export async function startContainer(root: string, environment: Record<string, string>): Promise<Container> {
  const port = await freePort()
  const env = {
    PATH: `${root}/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    FUTURES_LISTEN: String(port),
    ...environment,
  }
  const logs = mkdtempSync(join(tmpdir(), 'futures-output-'))
  chmodSync(logs, 0o755)
  const [out, err] = ['out', 'err'].map((name) => openSync(join(logs, name), 'a'))
  if (isRoot && uid !== undefined && gid !== undefined)
    for (const name of ['out', 'err']) chownSync(join(logs, name), uid, gid)
  const command: unknown = JSON.parse(saidOnce('CMD'))
  const child = spawn(String(command), [], { env, cwd: '/', stdio: ['ignore', out, err], ...user })
  const ended = once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null))
  const isHealthy = () => {
    try {
      execFileSync('healthy-futures', { env, stdio: 'ignore', ...user })
      return true
    } catch {
      return false
    }
  }
  return {
    port,
    process: child,
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    isHealthy,
    said: (to) => readFileSync(join(logs, to), 'utf8'),
  }
}

export const throwAway = (root: string) => {
  execFileSync('chmod', ['-R', 'u+w', root])
  rmSync(root, { recursive: true, force: true })
}

/** One plain request to the container, with a Host header. */
export async function ask(
  port: number,
  path: string,
  { host = 'shop.example', headers = {}, ...options }: Parameters<typeof raw.ask>[2] & { host?: string } = {},
) {
  const answer = await raw.ask(`http://127.0.0.1:${port}`, path, { ...options, headers: { host, ...headers } })
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
