import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { imageSteps, saidOnce } from './dockerfile.ts'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const [start, nginx, health] = ['container/start.sh', 'container/nginx.conf', 'container/health.sh'].map(read)

test('it runs as www-data by number, on the same unprivileged port everywhere', () => {
  expect(saidOnce('USER')).toBe('33:33')
  const port = saidOnce('EXPOSE')
  expect(Number(port)).toBeGreaterThan(1023)
  for (const text of [start, health]) expect(text).toContain(`\${FUTURES_LISTEN:-${port}}`)
  expect(read('README.md')).toContain(`-p 80:${port}`)
})

test('nginx writes only below /tmp or to the container’s output, and runs in the foreground', () => {
  const written = [...(nginx ?? '').matchAll(/^\s*(pid|\w+_temp_path|error_log|access_log) ([^\s;]+)/gm)].map(
    ([, , place]) => place,
  )
  // If omitted, each would default to a path compiled into Debian's nginx.
  expect(written).toHaveLength(8)
  for (const place of written) expect(place).toMatch(/^(\/tmp\/|stderr$|off$)/)
  expect(nginx).toContain('daemon off;')
  for (const [, log] of read('nginx/site.conf').matchAll(/^\s*(?:access|error)_log (\/\S+)/gm))
    expect(saidOnce('RUN')).toMatch(new RegExp(`ln -sf /dev/std(out|err) ${log}( |$)`))
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
  for (const [, image] of `${read('Dockerfile')}${read('paper/Dockerfile')}`.matchAll(/^FROM (\S+)/gm))
    expect(image).toMatch(/:\d+\.\d+/)
})

test('the README’s table lists exactly the variables that are read', () => {
  const names = (text: string) => [...new Set(text.match(/FUTURES_[A-Z_]*[A-Z]/g))].toSorted()
  const table = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `FUTURES_'))
  expect(names(table.map((line) => line.split('|')[1]).join())).toEqual(names(`${start}${health}`))
})
