import { ownText } from './ownText.ts'

/** The project's own lint rules. */
export default { meta: { name: 'futures' }, rules: { 'own-text': ownText } }
