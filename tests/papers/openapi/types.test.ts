import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { committed } from './committed.ts'
import { typesOf } from './typesOf.ts'

/** The type checker's messages about a use of the generated types. The usual generator needs the compiler's former API, so ours is used. */
function complaints(use: string): string {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/openapi-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'types.ts'), typesOf(committed))
  writeFileSync(join(folder, 'use.ts'), `import type { Answers } from './types.ts'\n${use}`)
  const { stdout } = spawnSync(
    'node_modules/.bin/tsc',
    ['--noEmit', '--strict', '--ignoreConfig', '--allowImportingTsExtensions', '--types', '', join(folder, 'use.ts')],
    { encoding: 'utf8' },
  )
  return stdout
}

test('generated types distinguish a response from a refusal by its result', () => {
  expect(
    complaints(`
    export const ids = (data: Answers['listOrders']) => (data.result === 'ok' ? data.orders.map(({ orderId }) => orderId) : [])
    export const reason = (data: Answers['createOrder']) => (data.result === 'ok' ? undefined : data.code)
    export const initialized = (data: Answers['listWallets']): boolean => data.result === 'ok' && data.initialized
  `),
  ).toBe('')
})

test('without checking the result no field can be read, nor one of another call', () => {
  expect(complaints(`export const orders = (data: Answers['listOrders']) => data.orders`)).toContain('TS2339')
  expect(
    complaints(`export const orders = (data: Answers['listMarkets']) => data.result === 'ok' && data.orders`),
  ).toContain('TS2339')
})
