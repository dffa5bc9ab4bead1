import type { ReactNode } from 'react'

export function StandalonePage({ children }: { lang: string | undefined; children: ReactNode }) {
  return <>{children}</>
}
