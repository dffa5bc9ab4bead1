import type { LawOf } from './law.ts'

/** What is typed into a field is typed into that field alone. */
export const typing: LawOf = ({ tabs }) => ({
  name: 'typing',
  after: (step) =>
    step.do === 'type' && step.on.role === 'textbox'
      ? tabs.flatMap(({ written, name }, tab) => {
          const changed = tab === step.tab ? [...written].filter(([field, text]) => field.isConnected && text !== '' && field.value !== text) : []
          return changed.map(([field, text]) => `${name} typed "${step.text}" into "${step.on.name}", and "${text}" became "${field.value}"`)
        })
      : [],
})
