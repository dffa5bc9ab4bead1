import { by, called } from '../setup.ts'
import type { Area } from '../types.ts'

/** Pages that do not exist. */
export const errors: Area = {
  name: 'errors',
  title: 'Error screens',
  screens: {
    page: {
      ...called(
        'A page that is not there',
        'The address is wrong, the page broke, or its code did not come: the top bar and the other pages still work.',
        '404 crash code missing not found',
      ),
      page: '/nowhere',
      says: 'notFound.title',
      ...by('why', {
        unknown: { title: 'Not found' },
        broke: { title: 'Page failed', page: '/terms/fees', breaks: 'page', says: 'crash.page' },
        code: { title: 'Code not loaded', page: '/terms/fees', breaks: 'code', says: 'crash.pageCode' },
      }),
    },
  },
}
