import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The temporary folder of all tests, removed after the last of them. */
const folder = mkdtempSync(join(tmpdir(), 'futures-tests-'))

/** Before the workers start, which inherit the environment. */
export function setup() {
  // As /tmp: nginx reads below it as another user.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
}

export const teardown = () => rmSync(folder, { recursive: true, force: true })
