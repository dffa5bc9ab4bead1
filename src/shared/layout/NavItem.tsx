import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'

/** Placement of the navigation: along the top, or in the drawer below 700 px. */
type NavVariant = 'bar' | 'drawer'

/** CSS classes of a row of the drawer. */
export const drawerItem =
  'nav-item nav-item-drawer flex min-h-13 items-center gap-4 rounded-sm border-s-3 ps-3 pe-4 text-lg enabled-hover:bg-surface-hover'

const linkClass: Record<NavVariant, string> = {
  bar:
    'nav-item relative flex h-full items-center gap-1.5 px-1.5 desktop:px-3 text-md enabled-hover:bg-surface-hover ' +
    'enabled-hover:text-text focus-visible:-outline-offset-4',
  drawer: drawerItem,
}

/** Props of every navigation list and item. */
export interface NavProps {
  variant: NavVariant
  /** Closes the drawer when a page is chosen. */
  onFollow?: (() => void) | undefined
}

interface NavItemProps extends NavProps {
  icon: LucideIcon
  children: ReactNode
}

const Content = ({ variant, icon: Icon, children }: NavItemProps) => (
  <>
    {variant === 'drawer' && <Icon aria-hidden="true" className="size-5" />}
    <span>{children}</span>
  </>
)

interface PageProps extends NavItemProps {
  to: '/market' | '/results' | '/contests' | '/terms'
  /** Reserves its space until it is known whether the item is shown. */
  unsure?: boolean | undefined
}

/** A page of the app; the current one is marked, also for screen readers (aria-current). */
export const NavPage = ({ to, unsure = false, ...item }: PageProps) => (
  <Link
    to={to}
    className={`${linkClass[item.variant]} ${unsure ? 'invisible' : ''}`}
    {...(item.onFollow && { onClick: item.onFollow })}
  >
    <Content {...item} />
  </Link>
)

/** The terms for visitors: a public page with the language in its address. */
export const NavTerms = ({ lang, ...item }: NavItemProps & { lang: string }) => (
  <Link
    to="/terms-of-use/{-$lang}"
    params={{ lang }}
    aria-current="true"
    className={linkClass[item.variant]}
    {...(item.onFollow && { onClick: item.onFollow })}
  >
    <Content {...item} />
  </Link>
)

/** A page of the main site. */
export const NavOutside = ({ href, ...item }: NavItemProps & { href: string }) => (
  <a href={href} className={linkClass[item.variant]}>
    <Content {...item} />
    <ArrowUpRight aria-hidden="true" className={item.variant === 'drawer' ? 'ms-auto size-4' : 'size-4'} />
  </a>
)
