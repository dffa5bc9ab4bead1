import type { Settings } from '../../address.ts'
import type { ViewReport } from '../../types.ts'
import { type FieldInWords, fieldsInWords } from './fieldsInWords.ts'

function List({ facts, isCode }: { facts: readonly FieldInWords[]; isCode: boolean }) {
  return (
    <dl className="facts">
      {facts.map(({ name, words, value, inside }) => (
        <div key={name}>
          <dt>{isCode ? <code>{name}</code> : words}</dt>
          <dd>
            {inside.length === 0 ? (
              value
            ) : (
              <details>
                <summary>{value}</summary>
                <List facts={inside} isCode={isCode} />
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The shown flow's data in its current state: input, context and output. */
export function FlowData({ knows, names }: { knows: ViewReport['knows']; names: Settings['names'] }) {
  const parts = [
    ['Knows', 'context', knows.context],
    ['Began with', 'input', knows.input],
    ['Ended with', 'output', knows.output],
  ] as const
  return parts.map(([words, code, value]) => {
    const facts = fieldsInWords(value)
    return (
      facts.length > 0 && (
        <section key={code} className="knows" aria-label={words}>
          <h3>{names === 'code' ? <code>{code}</code> : words}</h3>
          <List facts={facts} isCode={names === 'code'} />
        </section>
      )
    )
  })
}
