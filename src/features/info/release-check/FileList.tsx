import { useTranslation } from 'react-i18next'
import { BASE_PATH } from '../../../platform/mainSite.ts'
import type { ComparedFile } from './compareFiles.ts'
import { StateIcon } from './StateIcon.tsx'

const Rows = ({ files }: { files: readonly ComparedFile[] }) => {
  const { t } = useTranslation('releaseCheck')
  return (
    <ul className="mt-2 text-sm">
      {files.map(({ name, state }) => (
        <li key={name} className="flex gap-2 border-b border-line py-1.5 last:border-0">
          <StateIcon state={state} />
          <span className="min-w-0 flex-1 wrap-anywhere">{`${BASE_PATH}/${name}`}</span>
          <span className="shrink-0 text-text-2">{t(`state.${state}`)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Each file with its result: at first those that differ, all of them on request. */
export function FileList({ files }: { files: readonly ComparedFile[] }) {
  const { t } = useTranslation('releaseCheck')
  const others = files.filter(({ state }) => state !== 'same')

  return (
    <div className="max-w-190">
      {others.length > 0 && <Rows files={others} />}
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer content-center text-md text-text-2 hover:text-text dense:min-h-8">{t('all', { count: files.length })}</summary>
        <Rows files={files} />
      </details>
    </div>
  )
}
