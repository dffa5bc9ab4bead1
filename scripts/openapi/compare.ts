import { type Change, compareSchemas } from './compareSchemas.ts'
import type { Document } from './document.ts'

const ASKED = ' asked'

/**
 * All differences between two versions of the contract, by call. A response change is breaking if the app accepts less than
 * before. A request change is breaking in both directions: an exchange that validates requests rejects more, and other callers
 * are rejected for less.
 */
export function compareContracts(before: Document, after: Document): Change[] {
  const [schemasBefore, schemasAfter] = [before.components.schemas, after.components.schemas]
  const calls = Object.entries(before.paths).flatMap(([path, { post: was }]): Change[] => {
    const is = after.paths[path]?.post
    if (!is) return [{ where: path, what: 'removed', isBreaking: true }]
    const wasAsked = was.requestBody.content['application/json'].schema
    const isAsked = is.requestBody.content['application/json'].schema
    const request = compareSchemas({
      before: wasAsked,
      after: isAsked,
      schemasBefore,
      schemasAfter,
      where: path + ASKED,
    })
    const answer = compareSchemas({ before: okOf(was), after: okOf(is), schemasBefore, schemasAfter, where: path })
    const access =
      JSON.stringify(was.security) === JSON.stringify(is.security)
        ? []
        : [{ where: path, what: 'who may call it', isBreaking: true }]
    return [
      ...access,
      ...request.map((change) => ({ ...change, isBreaking: change.isBreaking || change.what !== 'added' })),
      ...answer,
    ]
  })
  const added = Object.keys(after.paths)
    .filter((path) => !(path in before.paths))
    .map((path) => ({ where: path, what: 'added', isBreaking: false }))
  return [...calls, ...added]
}

function okOf({ responses }: Document['paths'][string]['post']) {
  const ok = responses['200']
  return ok && 'content' in ok ? ok.content['application/json'].schema : {}
}
