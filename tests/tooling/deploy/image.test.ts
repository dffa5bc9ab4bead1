import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { copies, imageSteps, saidOnce } from './dockerfile.ts'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const [start, nginx, health] = ['container/start.sh', 'container/nginx.conf', 'container/health.sh'].map(read)
const commands = ['CMD', 'HEALTHCHECK'].map((word) => /\["([\w-]+)"\]/.exec(saidOnce(word))?.[1] ?? '')

test('start and health check are executable files of deploy/', () => {
  for (const command of [...commands, 'configure-futures']) {
    const copied = copies().find(({ to }) => to === `/usr/local/bin/${command}`)
    expect(statSync(copied?.from ?? '').mode & 0o111, command).toBe(0o111)
  }
})

test('copied files exist and are part of the build context', () => {
  for (const { from, isBuilt } of copies()) expect(isBuilt || existsSync(from), from).toBe(true)
  expect(readFileSync('.dockerignore', 'utf8')).not.toMatch(/^\/?deploy\/?$/m)
})

test('it runs as www-data by number, on the same unprivileged port everywhere', () => {
  expect(saidOnce('USER')).toBe('33:33')
  const port = saidOnce('EXPOSE')
  expect(Number(port)).toBeGreaterThan(1023)
  for (const text of [start, health]) expect(text).toContain(`\${FUTURES_LISTEN:-${port}}`)
  expect(read('README.md')).toContain(`-p 80:${port}`)
})

test('nginx writes only below /tmp or to the container’s output, and runs in the foreground', () => {
  const written = [...(nginx ?? '').matchAll(/^\s*(pid|\w+_temp_path|error_log|access_log) ([^\s;]+)/gm)].map(([, , place]) => place)
  // If omitted, each would default to a path compiled into Debian's nginx.
  expect(written).toHaveLength(8)
  for (const place of written) expect(place).toMatch(/^(\/tmp\/|stderr$|off$)/)
  expect(nginx).toContain('daemon off;')
  for (const [, log] of read('nginx/site.conf').matchAll(/^\s*(?:access|error)_log (\/\S+)/gm)) expect(saidOnce('RUN')).toMatch(new RegExp(`ln -sf /dev/std(out|err) ${log}( |$)`))
})

test('every path used at start is created by the image, by Debian’s nginx, or by the start script', () => {
  const paths = [...(start ?? '').matchAll(/(?<=[\s"])\/(?:usr|etc|var)\/[\w./-]+/g)].map(([path]) => path)
  const made = copies().map(({ to }) => to)
  expect(paths).toContain('/usr/share/futures/site.conf')
  for (const path of paths) expect([...made, '/usr/share/futures/', '/usr/share/futures/brand', '/usr/share/futures/brand/pages.sed', '/etc/nginx/sites-enabled/futures'], path).toContain(path)
  expect(start).toContain('-c /etc/nginx/container.conf')
})

test('it is stopped by the signal that lets nginx finish pending requests', () => {
  expect(saidOnce('STOPSIGNAL')).toBe('SIGQUIT')
  expect(start?.trimEnd().split('\n').at(-1)).toMatch(/^exec nginx /)
  const seconds = (text: string | undefined) => Number(/(\d+)s;/.exec(text ?? '')?.[1])
  const longestCall = seconds(/proxy_read_timeout .*/.exec(read('nginx/futures/calls.conf'))?.[0])
  expect(seconds(/worker_shutdown_timeout .*/.exec(nginx ?? '')?.[0])).toBeGreaterThan(longestCall)
})

test('both Dockerfiles pin exact versions of their base images', () => {
  expect(imageSteps()[0]?.said).toMatch(/^debian:\d+\.\d+-slim$/)
  for (const [, image] of `${read('Dockerfile')}${read('paper/Dockerfile')}`.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/:\d+\.\d+/)
})

test('the README’s table lists exactly the variables that are read', () => {
  const names = (text: string) => [...new Set(text.match(/FUTURES_[A-Z_]*[A-Z]/g))].toSorted()
  const table = read('README.md').split('\n').filter((line) => line.startsWith('| `FUTURES_'))
  expect(names(table.map((line) => line.split('|')[1]).join())).toEqual(names(`${start}${health}`))
})
