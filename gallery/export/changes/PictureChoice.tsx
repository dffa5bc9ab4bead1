const CHOICES = { four: 'Beside each other', before: 'Before', after: 'After', overlay: 'Overlay', difference: 'Difference' }

/** Which of a view's pictures are shown. The sheet of styles reads it, so it works in the saved page too, which has no code. */
export function PictureChoice() {
  return (
    <div className="changes-shown">
      <fieldset className="segments">
        <legend className="hidden-text">Pictures</legend>
        <div className="segmented">
          {Object.entries(CHOICES).map(([value, title]) => (
            <label key={value}>
              <input type="radio" name="changes-shown" value={value} defaultChecked={value === 'four'} />
              <span>{title}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
