/** A choice of a few, all visible. */
export function Segmented<Choice extends string>({ label, choices, value, isNamed = false, onChange }: {
  label: string
  choices: Readonly<Partial<Record<Choice, string>>>
  value: Choice
  /** Shows the label before the choices; else it is for screen readers only. */
  isNamed?: boolean
  onChange: (choice: Choice) => void
}) {
  return (
    <fieldset className="segments">
      <legend className="hidden-text">{label}</legend>
      {isNamed && (
        <span className="segments-name" aria-hidden="true">
          {label}
        </span>
      )}
      <div className="segmented">
        {(Object.entries(choices) as [Choice, string][]).map(([choice, title]) => ( // the keys of choices
          <label key={choice}>
            <input type="radio" name={label} checked={choice === value} onChange={() => onChange(choice)} />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
