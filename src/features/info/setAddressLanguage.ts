import { languageOfPath, setPageLanguage } from '../../i18n/pageLanguage.ts'

interface Match {
  params: { lang?: string | undefined }
  /** The link is only being preloaded. */
  preload: boolean
}

/** Runs before a public page is shown: sets the language to the one in the address. Contract §4. */
export async function setAddressLanguage({ params, preload }: Match) {
  if (!preload) await setPageLanguage(languageOfPath(params.lang))
}
