import { useTranslation } from 'react-i18next'
import { LoadingBars } from './LoadingBars.tsx'

interface Props {
  /** sm: picture only, if other text says what is loading. */
  size?: 'sm' | 'lg' | undefined
  label?: string | undefined
}

/** Something is loading for the first time. Polls are silent and never show it. */
export function Loader({ size = 'lg', label }: Props) {
  const { t } = useTranslation()
  if (size === 'sm') return <LoadingBars className="h-8 w-10" />

  return (
    <output className="flex flex-col items-center gap-4 p-6">
      <LoadingBars className="h-12 w-15" />
      <span className="text-lg text-text-2">{label ?? t('common.loading')}</span>
    </output>
  )
}
