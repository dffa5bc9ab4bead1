import { Outlet } from '@tanstack/react-router'

export function WebviewFrame(_props: { lang: 'pl' | 'en' | undefined; theme: 'dark' | 'light' | undefined }) {
  return <Outlet />
}
