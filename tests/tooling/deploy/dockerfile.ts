import { readFileSync } from 'node:fs'

export interface Step {
  /** FROM, COPY, RUN … */
  word: string
  /** Its value, in one line. */
  said: string
}

function allSteps(): Step[] {
  const lines = readFileSync('deploy/Dockerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean)
  return lines.map((line) => ({ word: line.split(' ', 1)[0] ?? '', said: line.slice(line.indexOf(' ') + 1) }))
}

/** Steps of the final image: the last stage of deploy/Dockerfile. */
export function imageSteps(): Step[] {
  const steps = allSteps()
  return steps.slice(steps.findLastIndex(({ word }) => word === 'FROM'))
}

/** The first stage's command that collects the former builds' files. */
export const keeping = (): string => allSteps().find(({ said }) => said.startsWith('mkdir kept '))?.said ?? ''

/** The value of an instruction that occurs once in the image. */
export const saidOnce = (word: string): string =>
  imageSteps()
    .flatMap((step) => (step.word === word ? [step.said] : []))
    .join(' and ')

/** Each copied file or folder, its path in the image, and whether it comes from the build stage. */
export const copies = () =>
  imageSteps().flatMap(({ word, said }) => {
    const [, built, from = '', to = ''] = /^(--from=build )?(\S+) (\S+)$/.exec(said) ?? []
    return word === 'COPY' ? [{ from, to, isBuilt: built !== undefined }] : []
  })
