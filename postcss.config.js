import tailwindcss from '@tailwindcss/postcss'
import { furtherStyles } from './scripts/build/furtherStyles.ts'
import { withoutFallbacks } from './scripts/build/withoutFallbacks.ts'

export default { plugins: [tailwindcss(), furtherStyles(), withoutFallbacks()] }
