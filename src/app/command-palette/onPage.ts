import { labelled } from '../../ui/hooks/labelled.ts'

/** Presses the choice of this label, as a trader does; within the group of that name, if one is given. */
export function pressChoice(name: string, group?: string) {
  const groups = [...document.querySelectorAll('[role="radiogroup"]')]
  const within = group === undefined ? document : groups.find((each) => each.getAttribute('aria-label') === group)
  if (within) labelled(name, within)?.click()
}

/** Opens the list of markets, whose search takes the focus. */
export const openMarketList = () => document.querySelector<HTMLElement>('main button[aria-haspopup="listbox"]')?.click()
