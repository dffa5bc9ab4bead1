import { SLIDER_MARKS } from '../../constants/limits.ts'
import { classes } from '../display/classes.ts'

interface Props {
  label: string
  /** Percent, 0 to 100. */
  value: number
  onChange: (percent: number) => void
  /** The value in words: '25 %, 3 120.07 KXT'. */
  valueText: string
  disabled?: boolean | undefined
}

/** Marks and ends of the track this near to the thumb are hidden: partly covered they look broken. */
const UNDER_THUMB = 6

/** A share from 0 to 100 % with five clickable marks. Specification §5. */
export function Slider({ label, value, onChange, valueText, disabled }: Props) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))

  return (
    <div className={classes('slider', disabled && 'slider-disabled')}>
      <div className="slider-track">
        {percent > UNDER_THUMB && <div className="slider-fill" style={{ width: `${percent}%` }} />}
        {percent < 100 - UNDER_THUMB && <div className="slider-rest" style={{ left: `${percent}%` }} />}
        {SLIDER_MARKS.filter((mark) => Math.abs(mark - percent) > UNDER_THUMB).map((mark) => (
          <span
            key={mark}
            className={classes('slider-dot', mark <= percent && 'slider-dot-passed')}
            style={{ left: `${mark}%` }}
          />
        ))}
        <input
          type="range"
          className="thumb"
          min={0}
          max={100}
          step={1}
          value={percent}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className="slider-marks">
        {SLIDER_MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            // Not focusable: the slider itself handles the keys.
            tabIndex={-1}
            disabled={disabled}
            onClick={() => onChange(mark)}
            className={classes('slider-mark num', mark === percent && 'slider-mark-here')}
            style={{ left: `${mark}%` }}
          >
            {`${mark}%`}
          </button>
        ))}
      </div>
    </div>
  )
}
