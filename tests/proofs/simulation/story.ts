import type { Run } from './run.ts'
import { describeStep } from './steps.ts'

/** A failing run as a short story. */
export const story = ({ seed, setting, steps, finding }: Omit<Run, 'trace'>): string =>
  [
    `Seed ${seed}: ${setting.persona} opens ${setting.address} in ${setting.language}, ${setting.width} px wide${setting.isStorageBlocked ? ', storage blocked' : ''}${setting.hasAlerts ? ', alerts set' : ''}${(setting.choices ?? []).map(([key, value]) => `, ${key} ${value}`).join('')}.`,
    ...steps.map(
      (step, index) => `${String(index + 1).padStart(3)}. ${describeStep(step)}, and ${step.thenMs} ms pass.`,
    ),
    `     ${finding?.invariant ?? 'Nothing'}: ${finding?.text ?? 'everything held.'}`,
  ].join('\n')
