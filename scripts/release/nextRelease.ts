import { openStage } from '../checks/sabotage/stage.ts'

/** One line of a module that nearly every file imports: with it their names change too. */
const CHANGE = [{ in: 'src/domain/money/format.ts', find: "const DASH = '–'", put: "const DASH = '—'" }]

/** Builds a release after the one that is there: the same sources, but for one line of src/domain/money/format.ts. */
export function buildNextRelease() {
  const stage = openStage()
  stage.spoil(CHANGE)
  return { dist: stage.build(), throwAway: stage.close }
}
