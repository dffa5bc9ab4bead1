/** One choice of a few, all in sight. */
export function Segmented<Choice extends string>({ label, choices, value, onChange }: {
  label: string
  choices: Readonly<Record<Choice, string>>
  value: Choice
  onChange: (choice: Choice) => void
}) {
  return (
    <fieldset className="segmented">
      <legend className="hidden-text">{label}</legend>
      {(Object.entries(choices) as [Choice, string][]).map(([choice, title]) => ( // the keys of choices
        <label key={choice}>
          <input type="radio" name={label} checked={choice === value} onChange={() => onChange(choice)} />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  )
}
