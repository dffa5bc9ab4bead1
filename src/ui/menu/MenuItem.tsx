import type { ComponentProps } from 'react'

/** One action of a menu. */
export const MenuItem = (button: ComponentProps<'button'>) => <button type="button" {...button} className="menu-item" />
