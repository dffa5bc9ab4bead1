import type { Settings, PicturesPlace } from '../address.ts'
import type { Chart } from '../types.ts'
import { ComparePage } from './compare/ComparePage.tsx'
import { ContactSheet } from './contactSheet/ContactSheet.tsx'
import { StoryboardPage } from './storyboard/StoryboardPage.tsx'

/** The views of a machine as pictures: all by state, one in every language and theme, or along the path to it. */
export function PicturesPage(props: { chart: Chart; place: PicturesPlace; settings: Settings }) {
  const { grid } = props.place
  if (grid === 'variants') return <ComparePage {...props} />
  return grid === 'path' ? <StoryboardPage {...props} /> : <ContactSheet {...props} />
}
