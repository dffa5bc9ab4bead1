import { type KeyboardEvent, type ReactNode, useId } from 'react'

/** Tabs; arrow keys move between them. WAI-ARIA, "Tabs". */
export function Tabs<Name extends string>({ label, titles, chosen, onChoose, children }: {
  label: string
  titles: Readonly<Partial<Record<Name, string>>>
  chosen: Name
  onChoose: (name: Name) => void
  /** The panel of the selected tab. */
  children: ReactNode
}) {
  const id = useId()
  const names = Object.keys(titles) as Name[] // the keys of titles
  const idOf = (name: Name) => `${id}-${name}`
  const move = (event: KeyboardEvent) => {
    const at = names.indexOf(chosen)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const name = next === undefined ? undefined : names.at(next % names.length)
    if (name === undefined) return
    event.preventDefault()
    onChoose(name)
    document.getElementById(idOf(name))?.focus()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div role="tablist" aria-label={label} className="tabs" onKeyDown={move}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={idOf(name)}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {titles[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={idOf(chosen)} className="panel-body">
        {children}
      </div>
    </>
  )
}
