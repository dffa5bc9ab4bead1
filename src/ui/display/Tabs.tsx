import type { KeyboardEvent, ReactNode } from 'react'
import { formatCount } from '../../domain/money/format.ts'
import { classes } from './classes.ts'

interface Tab<Id extends string> {
  id: Id
  label: ReactNode
  count?: number | undefined
}

interface Props<Id extends string> {
  /** Label for screen readers; also links the list to its TabPanel. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

const domId = (part: 'tab' | 'panel', tabsLabel: string, id: string) =>
  `${part}-${tabsLabel.replace(/\s+/g, '-')}-${id}`

/** Offset of each key; Home and End go to the ends. */
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: Props<Id>) {
  // From the focused tab: the next one may be selected a moment later.
  const move = (event: KeyboardEvent<HTMLButtonElement>, from: number) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const to = Number.isFinite(step) ? (from + step + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1
    const next = tabs[to]
    if (!next) return
    onSelect(next.id)
    document.getElementById(domId('tab', label, next.id))?.focus()
  }

  return (
    <div role="tablist" aria-label={label} className="flex flex-wrap gap-x-6">
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={domId('tab', label, tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? domId('panel', label, tab.id) : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={(event) => move(event, index)}
          className={classes('tab', tab.id === selected && 'tab-selected')}
        >
          <span>{tab.label}</span>{' '}
          {tab.count !== undefined && <span className="tab-count num">{formatCount(tab.count)}</span>}
        </button>
      ))}
    </div>
  )
}

interface PanelProps {
  /** The label of its Tabs. */
  tabsLabel: string
  /** The selected tab. */
  id: string
  className?: string | undefined
  children: ReactNode
}

export const TabPanel = ({ tabsLabel, id, className, children }: PanelProps) => (
  <div
    role="tabpanel"
    id={domId('panel', tabsLabel, id)}
    aria-labelledby={domId('tab', tabsLabel, id)}
    className={className}
  >
    {children}
  </div>
)
