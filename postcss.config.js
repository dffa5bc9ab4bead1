import tailwindcss from '@tailwindcss/postcss'
import { furtherStyles } from './scripts/furtherStyles.ts'
import { withoutFallbacks } from './scripts/withoutFallbacks.ts'

export default { plugins: [tailwindcss(), furtherStyles(), withoutFallbacks()] }
