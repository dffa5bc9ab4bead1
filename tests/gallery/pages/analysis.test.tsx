// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { AnalysisPanel } from '../../../gallery/checks/analysis/AnalysisPanel.tsx'
import type { Entry } from '../../../gallery/checks/analysis/view/entry.ts'
import { readOut } from '../../../gallery/checks/analysis/view/announcements.ts'
import { tabStops } from '../../../gallery/checks/analysis/view/tabStops.ts'

afterEach(() => document.body.replaceChildren())

/** jsdom lays nothing out, so everything that no style hides counts as visible. */
const stops = () => tabStops(document, { displayCheck: 'none' })
const textsOf = (entries: readonly Entry[]) => entries.map(({ title, detail }) => `${title}, ${detail}`.replace(/^, /, ''))
const faults = (entries: readonly Entry[]) => entries.flatMap(({ title, fault }) => (fault === null ? [] : [`${title}: ${fault}`]))

test('tab stops are listed in order, one per radio group, without unreachable elements', () => {
  document.body.innerHTML = `
    <button>Later</button>
    <a href="/x">Link</a><a>No link</a>
    <fieldset><legend>Side</legend><label><input type="radio" name="s" value="l" />Long</label><label><input type="radio" name="s" value="s" checked />Short</label></fieldset>
    <div inert><button>Inert</button></div>
    <button disabled>Disabled</button><button tabindex="-1">Skipped</button>
    <div aria-hidden="true"><button>Guard</button></div>
    <span tabindex="2" role="button">First</span>
    <button aria-hidden="true" data-headlessui-focus-guard="true" type="button"></button>`
  expect(textsOf(stops())).toEqual(['First, button', 'Later, button', 'Link, link', 'Short, radio, checked', 'Guard, button'])
  expect(faults(stops())).toEqual(['First: Its tabindex takes it out of the order of the page.', 'Guard: It takes the focus, and is hidden from screen readers.'])
})

test('a page is listed as a screen reader announces it, in order', () => {
  document.body.innerHTML = `
    <main>
      <h1>Close <em>position</em></h1>
      <p>Your position of <b>250 USDC</b> is closed.</p>
      <nav aria-label="Pages"><ul><li><a href="/a" aria-current="page">Trade</a></li><li><a href="/b">Contests</a></li></ul></nav>
      <button aria-pressed="true">Dark</button><button aria-expanded="false" aria-haspopup="dialog">More</button>
      <button disabled aria-describedby="why">Confirm</button><p id="why">Nothing is typed.</p>
      <label>Price <input required aria-invalid="true" aria-errormessage="wrong" value="12" /></label><p id="wrong" role="alert">Too low.</p>
      <div role="status" aria-live="polite"></div>
      <img src="x.png" alt="Chart" /><img src="y.png" alt="" /><span aria-hidden="true">never</span><span style="display: none">never</span>
      <div role="switch" aria-checked="false" tabindex="0">Rollover</div>
      <input type="range" aria-label="Leverage" min="10" max="100" value="20" />
    </main>`
  expect(textsOf(readOut(document))).toEqual([
    'main',
    'Close position, heading level 1',
    'Pages, navigation',
    'list',
    'Trade, link, current',
    'Contests, link',
    'Dark, button, pressed',
    'More, button, collapsed, opens a dialog',
    'Confirm, button, unavailable, Nothing is typed.',
    'Price, textbox, required, invalid entry',
    'Too low., alert, said when it changes',
    'status, said when it changes',
    'Chart, img',
    'Rollover, switch, not checked',
    'Leverage, slider',
  ])
})

test('an interactive element without a name is reported', () => {
  document.body.innerHTML = '<button><svg></svg></button><input /><div role="dialog"><h2></h2><p>Sure?</p></div><button aria-label="Close"></button>'
  expect(readOut(document).filter(({ fault }) => fault !== null).map(({ detail }) => detail)).toEqual(['button', 'textbox', 'dialog', 'heading level 2'])
})

test('only an open dialog is listed, and elements behind it are no tab stops', () => {
  document.body.innerHTML = '<div inert><h1>Page</h1><button>Behind</button></div><div role="dialog" aria-modal="true" aria-label="Close"><button>Confirm</button></div>'
  expect(textsOf(readOut(document))).toEqual(['Close, dialog', 'Confirm, button'])
  expect(textsOf(stops())).toEqual(['Confirm, button'])
})

test('an entry is pressed to show its element, with its problem as text', async () => {
  const frame = { current: document.body.appendChild(document.createElement('iframe')) }
  const page = frame.current.contentDocument!
  page.documentElement.dataset['shown'] = '#/closeOrder/init'
  page.body.innerHTML = '<button>Confirm</button><button></button>'
  render(<AnalysisPanel reading="names" frame={frame} />)
  expect(await screen.findByText('2 found, 1 with something wrong.')).toBeVisible()
  const nameless = screen.getByRole('button', { name: /It has no name/ })
  await userEvent.click(nameless)
  expect(nameless).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: /Confirm/ })).toHaveAttribute('aria-pressed', 'false')
})
