import { openStage } from '../checks/sabotage/stage.ts'

/** One line of a module that nearly every file imports, so that most file names change. */
const CHANGE = [{ in: 'src/domain/money/format.ts', find: "const DASH = '–'", put: "const DASH = '—'" }]

/** Builds the next release: the same sources, except for one line of src/domain/money/format.ts. */
export function buildNextRelease() {
  const stage = openStage()
  stage.apply(CHANGE)
  return { dist: stage.build(), throwAway: stage.close }
}
