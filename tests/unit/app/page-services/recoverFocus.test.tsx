// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { recoverFocus } from '../../../../src/app/page-services/recoverFocus.ts'
import { openAnew } from '../../openApp.tsx'

test('Try again for the markets keeps the focus if it fails again, then moves it to the page', async () => {
  const path = '/futures/api/markets/list'
  const { user, exchange, times } = await openAnew('/market/BTC-USDC', {
    faults: [{ path, kind: 'code', code: 5001, times: 0 }],
  })
  const tryAgain = await screen.findByRole('button', { name: 'Try again' })
  const before = times(path)
  tryAgain.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(times(path)).toBeGreaterThan(before))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus())
  exchange.faults.clear()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  await waitFor(() => expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement)) // jsdom: always an element
})

describe('elements removed by a poll', () => {
  beforeEach(() => {
    const stop = recoverFocus()
    return () => {
      stop()
      cleanup()
    }
  })

  /** Between the rows and their group is an element that takes the focus, but is not marked as its fallback. */
  const List = ({ rows }: { rows: string[] }) => (
    <main tabIndex={-1} data-focus-fallback>
      <div role="group" tabIndex={-1} data-focus-fallback aria-label="rows">
        <div tabIndex={-1}>
          {rows.map((row) => (
            <button key={row} type="button">
              {row}
            </button>
          ))}
        </div>
      </div>
      <input />
    </main>
  )

  test('the focus of a removed row stays in its list, even if another row has the same name', async () => {
    const { rerender } = render(<List rows={['first', 'second']} />)
    screen.getByRole('button', { name: 'second' }).focus()
    rerender(<List rows={['first']} />)
    await waitFor(() => expect(screen.getByRole('group')).toHaveFocus())
    rerender(<List rows={['first', 'second']} />)
    await screen.findByRole('button', { name: 'second' })
    expect(screen.getByRole('group')).toHaveFocus()
  })

  test('a link that shows another screen moves the focus to its heading, not to a link of the same name', async () => {
    const Page = ({ links }: { links: string[] }) => (
      <main tabIndex={-1} data-focus-fallback>
        <h1>The contest</h1>
        {links.map((href) => (
          <a key={href} href={href}>
            Details
          </a>
        ))}
      </main>
    )
    const { rerender } = render(<Page links={['/1', '/2']} />)
    screen.getAllByRole('link')[0]?.focus()
    rerender(<Page links={['/2']} />)
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
  })

  test('in a dialog the focus goes to a list inside, and never to the page behind it', async () => {
    const { rerender } = render(<List rows={['page']} />)
    const inDialog = render(
      <div role="dialog">
        <List rows={['first']} />
      </div>,
    )
    const [, list] = screen.getAllByRole('group')
    screen.getByRole('button', { name: 'first' }).focus()
    inDialog.rerender(
      <div role="dialog">
        <List rows={[]} />
      </div>,
    )
    await waitFor(() => expect(list).toHaveFocus())
    inDialog.unmount()
    rerender(<List rows={[]} />)
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
    expect(document.body).toHaveFocus()
  })

  test('a user who clicked elsewhere keeps that focus', async () => {
    const { rerender } = render(<List rows={['first', 'second']} />)
    screen.getByRole('button', { name: 'second' }).focus()
    await userEvent.click(document.body)
    rerender(<List rows={['first']} />)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'second' })).toBeNull())
    expect(document.body).toHaveFocus()
  })

  describe.each(['main', 'dialog'])('a disabled control in a %s', (role) => {
    const Order = ({ isOff }: { isOff: boolean }) => (
      <div role={role}>
        <button type="button" disabled={isOff}>
          LONG
        </button>
        <input />
      </div>
    )
    /** Browsers do this shortly after a control is disabled, without an event. */
    function switchOff() {
      const { rerender } = render(<Order isOff={false} />)
      const button = screen.getByRole('button', { name: 'LONG' })
      button.focus()
      rerender(<Order isOff />)
      button.blur()
      expect(document.body).toHaveFocus()
      return { button, switchOn: () => rerender(<Order isOff={false} />) }
    }

    test('gets the focus back once when it is enabled again', async () => {
      const { button, switchOn } = switchOff()
      await Promise.resolve()
      switchOn()
      await waitFor(() => expect(button).toHaveFocus())
      button.blur()
      document.body.append(document.createElement('i'))
      await Promise.resolve()
      expect(document.body).toHaveFocus()
    })

    test('does not take the focus if the user has moved it', async () => {
      const { button, switchOn } = switchOff()
      await Promise.resolve()
      screen.getByRole('textbox').focus()
      switchOn()
      await waitFor(() => expect(button).toBeEnabled())
      await Promise.resolve()
      expect(screen.getByRole('textbox')).toHaveFocus()
    })
  })

  /** A chart in a frame; each market gets a new frame. */
  const Chart = ({ market }: { market: string }) => (
    <main tabIndex={-1} data-focus-fallback>
      <section tabIndex={-1} data-focus-fallback aria-label="Price chart">
        <iframe key={market} title={market} />
      </section>
    </main>
  )
  /** Browsers fire no document event for it. */
  const focusFrame = (name: string) => {
    window.addEventListener('focusin', (event) => event.stopPropagation(), { capture: true, once: true })
    screen.getByTitle(name).focus()
  }

  test('a frame that gets the focus after the window’s blur event, as in Firefox, does not lose it', async () => {
    const { rerender } = render(<Chart market="BTC" />)
    window.dispatchEvent(new Event('blur'))
    focusFrame('BTC')
    await new Promise((resolve) => setTimeout(resolve))
    rerender(<Chart market="ETH" />)
    await waitFor(() => expect(screen.getByRole('region')).toHaveFocus())
  })
})
