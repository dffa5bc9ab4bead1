import { readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { PROOFS } from '../../../scripts/checks/proofs.ts'

const page = readFileSync('docs/proofs/README.md', 'utf8')
const runProofs = (...args: string[]) => spawnSync(process.execPath, ['scripts/proofs.ts', ...args], { encoding: 'utf8' })

test.each(PROOFS)('docs/proofs/README.md lists $name, with its minutes', ({ name, minutes }) => {
  expect(page).toContain(`| \`${name}\` | ${minutes} |`)
})

test('a night ends within its eight hours', () => {
  const minutes = PROOFS.map((proof) => proof.night?.minutes ?? proof.minutes)
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBeLessThan(480)
})

test('without a name it lists the proofs, and an unknown name is an error', () => {
  const { stdout, status } = runProofs()
  for (const { name } of PROOFS) expect(stdout).toContain(`\n${name}, `)
  expect(status).toBe(0)
  expect(runProofs('nosuch')).toMatchObject({ status: 2, stdout })
})
