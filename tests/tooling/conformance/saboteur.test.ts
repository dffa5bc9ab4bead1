import { expect, test } from 'vitest'
import { CHECKS, EVERY } from '../../../conformance/profiles.ts'
import { size } from '../../proofs/reliability/figure.ts'
import { corruptingProxy, rowsOf } from './corruption.ts'
import { CROOKS, PAYMENTS } from './crooks.ts'
import { paperRun } from './paperRun.ts'
import { SABOTEURS } from './saboteur.ts'

// Every fourth in the gate: each is a run of all checks.
test.each(rowsOf(SABOTEURS).filter((_, index) => index % size(4, 1) === 0))(
  'an exchange that %s is detected only by %s',
  async (_, checks, make) => {
    const results = await paperRun(corruptingProxy(make()))
    expect(
      results.filter(({ status }) => status === 'finding').map((result) => result.name),
      JSON.stringify(results.filter(({ status }) => status === 'finding')),
    ).toEqual(checks)
  },
)

test('every check has an exchange that violates it', () => {
  const measures = new Set(['trader/gate', 'changes/idempotency', 'changes/lostAnswer', 'changes/amountKept'])
  const names = [...Object.values(CHECKS).flat(), ...EVERY]
    .map(({ name }) => name)
    .filter((name) => !measures.has(name))
  expect(names.toSorted()).toEqual(
    [
      ...new Set([SABOTEURS, CROOKS, PAYMENTS].flatMap((all) => rowsOf(all).flatMap(([, checks]) => checks))),
    ].toSorted(),
  )
})

test('every file of a check is run', () => {
  const files = Object.keys(import.meta.glob('../../../conformance/checks/*/*.ts')).map((file) =>
    file.split('/').slice(-2).join('/').replace('.ts', ''),
  )
  expect(files.toSorted()).toEqual([...Object.values(CHECKS).flat(), ...EVERY].map(({ name }) => name).toSorted())
})
