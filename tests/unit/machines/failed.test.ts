import { expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { closeOrderMachine } from '../../../src/machines/closeOrder.ts'
import { gateMachine } from '../../../src/machines/gate.ts'
import { joinContestMachine } from '../../../src/machines/joinContest.ts'
import { levelsMachine } from '../../../src/machines/levels.ts'
import { resetMachine } from '../../../src/machines/reset.ts'
import { rolloverMachine } from '../../../src/machines/rollover.ts'

const machines: readonly AnyStateMachine[] = [
  closeOrderMachine,
  gateMachine,
  joinContestMachine,
  resetMachine,
  rolloverMachine,
  levelsMachine,
]
const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesIn)]

/** The states in which a change can end without having happened. */
const failedIn = (machine: AnyStateMachine) =>
  nodesIn(machine.root)
    .flatMap(({ transitions }) =>
      ['done', 'error'].flatMap((end) => transitions.get(`xstate.${end}.actor.submission`) ?? []),
    )
    .flatMap(({ target }) => target ?? [])
    .filter(({ meta }) => (meta as { outcome?: string } | undefined)?.outcome === 'error') // XState does not type the metadata of any machine

test.each(machines.map((machine) => [machine.id, machine] as const))(
  '%s: leaving the outcome of a failed change clears it, so that trying again does not show it',
  (_, machine) => {
    const failed = failedIn(machine)
    expect(failed.length).toBeGreaterThan(0)
    for (const node of failed) expect(node.exit, node.id).toContain('clear')
  },
)
