import { type Settings, printAddress } from '../../../address.ts'
import { languageName } from '../../../app/languageName.ts'
import type { MachinePlace } from '../../../app/shell/whatIsShown.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../../src/constants/limits.ts'
import { FitVariant } from './FitVariant.tsx'

const others = LANGUAGES.filter((lang) => lang !== DEFAULT_LANGUAGE)
const variants = others.flatMap((lang) => (['normal', 'long'] as const).map((texts) => ({ lang, texts })))

/** Which texts of a state do not fit in the other language, as it is and two fifths longer, at the width of the view. */
export function FitTexts({ place, settings }: { place: MachinePlace; settings: Settings }) {
  return (
    <>
      <p className="faint">The state is opened out of sight in the other language, {settings.width} px wide, with its texts as they are and two fifths longer.</p>
      {variants.map(({ lang, texts }) => {
        const address = { place, settings: { ...settings, lang, texts } }
        const title = `${languageName(lang)}${texts === 'long' ? ', long texts' : ''}`
        return <FitVariant key={printAddress(address)} title={title} address={address} />
      })}
    </>
  )
}
