import { screen, within } from '@testing-library/react'

/** The first button of that name. */
export const press = (name: string | RegExp): HTMLElement => screen.getAllByRole('button', { name })[0]!
/** What a dialog says beside a name, with ordinary spaces: '250.0000 KXT' beside 'Amount'. */
export const valueOf = (name: string): string =>
  (within(screen.getByRole('dialog')).getByText(name, { selector: 'dt, p' }).nextElementSibling?.textContent ?? '').replaceAll('\u00a0', ' ')
/** Everything a dialog says, with ordinary spaces. */
export const said = () => (screen.getByRole('dialog').textContent ?? '').replaceAll('\u00a0', ' ')
