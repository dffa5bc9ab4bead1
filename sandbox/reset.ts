import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DATABASE } from './sqlite.ts'

rmSync(dirname(DATABASE), { recursive: true, force: true })
console.log('The paper exchange starts afresh.')
