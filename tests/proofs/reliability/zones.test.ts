import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { figure, size } from './figure.ts'

const INSTANTS = size(500, 5_000)
const ZONES = ['UTC', 'Europe/Warsaw', 'America/New_York', 'Asia/Kathmandu']

test(`in four time zones, each in a separate process, ${INSTANTS} instants around each clock change read the same`, async () => {
  const script = join(import.meta.dirname, 'zoneTexts.ts')
  const outputs = await Promise.all(
    ZONES.map((TZ) => promisify(execFile)(process.execPath, [script, String(INSTANTS)], { env: { ...process.env, NODE_OPTIONS: '', TZ }, maxBuffer: 64 * 1024 * 1024 })),
  )
  const [offsets, texts] = [outputs.map(({ stdout }) => stdout.split('\n')[0]), outputs.map(({ stdout }) => stdout.split('\n').slice(1))]
  expect(offsets).toEqual(['0', '-60', '240', '-345'])
  expect(texts[0]).toHaveLength(4 * INSTANTS + 1)
  const differing = texts[0]!.filter((line, index) => texts.some((lines) => lines[index] !== line)).length
  figure('R13', `of ${4 * INSTANTS} instants in ${ZONES.length} zones, those whose date texts differ`, differing, 0)
  expect(differing).toBe(0)
}, 120_000)
