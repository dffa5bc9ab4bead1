import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'

const dockerfile = readFileSync('deploy/paper/Dockerfile', 'utf8')
const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
/** Packages a file needs at run time, except types and Node's own modules. */
const packages = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^import (?!type )(?:.*? from )?'([^.'][^']*)'|require\.resolve\('([^']+)\//gm,
    ),
  ].map(([, name = '', resolved]) =>
    (resolved ?? name)
      .split('/')
      .slice(0, (resolved ?? name).startsWith('@') ? 2 : 1)
      .join('/'),
  )

test('the image contains every package that the paper exchange imports, and no other', () => {
  const imported = [
    ...sources('sandbox'),
    ...sources('scripts/brand'),
    ...sources('src/api'),
    'src/constants/limits.ts',
  ].flatMap(packages)
  const needed = [...new Set(imported)].filter((name) => name !== '' && !name.startsWith('node:') && name !== 'vite')
  const [, copied = ''] = /for name in (.+?);/.exec(dockerfile) ?? []
  expect(copied.split(' ').toSorted()).toEqual(needed.toSorted())
})

test('the image contains all files that the brand kit reads, and the compose file mounts a folder for a brand', () => {
  const [, copied = ''] = /cp -r --parents (.+) \/paper\//.exec(dockerfile) ?? []
  const taken = ['sandbox', 'src', ...copied.split(' ')]
  const opened = sources('scripts/brand').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'|import '(\.[^']+)'|new URL\('([^']+)'/g)].map(
      ([, from, effect, file_]) => join(file, '..', from ?? effect ?? file_ ?? ''),
    ),
  )
  expect(opened.length).toBeGreaterThan(20)
  expect(opened.filter((path) => !taken.some((name) => path === name || path.startsWith(`${name}/`)))).toEqual([])
  expect(readFileSync('deploy/paper/compose.yaml', 'utf8')).toContain('- ./brand:/brand:ro')
})

test('the compose file builds that image, and exposes it to this machine only', () => {
  const { services } = load(readFileSync('deploy/paper/compose.yaml', 'utf8')) as {
    services: Record<string, { build: { dockerfile: string }; ports: string[]; read_only: boolean }>
  }
  expect(services['futures']).toMatchObject({
    build: { context: '../..', dockerfile: 'deploy/paper/Dockerfile' },
    ports: ['127.0.0.1:4800:4800'],
    read_only: true,
  })
})
