import { day } from './day.ts'
import type { Defect } from './defect.ts'
import { edge } from './edge.ts'
import { house } from './house.ts'
import { money } from './money.ts'
import { monkey } from './monkey.ts'
import { orders } from './orders.ts'
import { protocol } from './protocol.ts'
import { release } from './release.ts'
import { session } from './session.ts'
import { spoken } from './spoken.ts'
import { telemetry } from './telemetry.ts'

export const defects: readonly Defect[] = [...money, ...orders, ...protocol, ...session, ...day, ...telemetry, ...house, ...edge, ...spoken, ...release, ...monkey]
