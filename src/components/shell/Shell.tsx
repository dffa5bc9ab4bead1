import { Outlet } from '@tanstack/react-router'
import { DialogHost } from '../dialogs/DialogHost.tsx'

export function Shell() {
  return (
    <DialogHost>
      <main>
        <Outlet />
      </main>
    </DialogHost>
  )
}
