import { languageOfPath, setPageLanguage } from '../../i18n/pageLanguage.ts'

interface Match {
  params: { lang?: string | undefined }
  /** The address is only being pointed at. */
  preload: boolean
}

/** Before a public page is shown: the whole page speaks the language of its address. Contract §4. */
export async function setAddressLanguage({ params, preload }: Match) {
  if (!preload) await setPageLanguage(languageOfPath(params.lang))
}
