import '../checks.css'
import { useState } from 'react'
import { type Settings, printAddress } from '../../address.ts'
import { stateTitle } from '../../app/titles.ts'
import { charts } from '../../chart/machines.ts'
import { areas } from '../../screens/areas.ts'
import { views } from '../../views/views.ts'
import { Badge } from './Badge.tsx'
import { type Check, CHECKS, type Row, rowsOf, screenRow } from './coverage.ts'

const checks = Object.entries(CHECKS) as [Check, string][] // the entries of CHECKS

interface Entry {
  title: string
  href: string
  row: Row | null
}

const machines = charts.filter(({ name }) => name in views)

const groupsOf = (settings: Settings): { title: string; entries: Entry[] }[] => [
  ...machines.map((chart) => ({
    title: chart.title,
    entries: rowsOf(chart).map(([state, row]) => ({ title: stateTitle(chart, state), href: printAddress({ place: { page: 'checks', machine: chart.name, state, by: null }, settings }), row })),
  })),
  ...areas.map((area) => ({
    title: `Screens: ${area.title}`,
    entries: Object.entries(area.screens).map(([name, screen]) => ({
      title: screen.title,
      href: printAddress({ place: { page: 'screen', area: area.name, screen: name, choices: {} }, settings }),
      row: screenRow(area.name, name),
    })),
  })),
]

/** Whether every state and screen is shown, translated, accessible and tested, as of the last test run: a badge at each, details on press. */
export function CoveragePage({ settings }: { settings: Settings }) {
  const [only, setOnly] = useState<Check | 'all'>('all')
  const groups = groupsOf(settings)
  const all = groups.flatMap(({ entries }) => entries)
  const red = all.flatMap(({ row }) => row?.failing ?? []).length
  const isAsked = ({ row }: Entry) => only === 'all' || row?.failing.includes(only) === true
  const shown = groups.map(({ title, entries }) => ({ title, entries: entries.filter(isAsked) })).filter(({ entries }) => entries.length > 0)
  return (
    <main className="checks-page">
      <header className="machine-head">
        <div>
          <h1>Checks</h1>
          <p>
            {machines.length} machines, {all.length} states and screens, {red === 0 ? 'none red' : `${red} checks red`}. Written by <code>npm run gallery:coverage</code>; a test fails on a check that turns red.
          </p>
        </div>
        <div className="tools">
          <label className="control-field">
            Lacking
            <select value={only} onChange={({ target }) => setOnly(checks.find(([check]) => check === target.value)?.[0] ?? 'all')}>
              <option value="all">anything or nothing</option>
              {checks.map(([check, title]) => (
                <option key={check} value={check}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        </div>
      </header>
      {only !== 'all' && (
        <p role="status" className="checks-said">
          {shown.length === 0 ? `No state and no screen lacks it: ${CHECKS[only]}.` : `${shown.flatMap(({ entries }) => entries).length} lack it: ${CHECKS[only]}.`}
        </p>
      )}
      <div className="check-groups">
        {shown.map(({ title, entries }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.href}>
                  <a href={entry.href}>
                    {entry.title} <Badge row={entry.row} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}
