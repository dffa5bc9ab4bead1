import type { Area } from '../types.ts'

const page = '/terms/fees'

/** Pages that do not exist. */
export const errors: Area = {
  name: 'errors',
  title: 'Error screens',
  screens: {
    page: {
      title: 'A page that is not there',
      about:
        'The address is wrong, the page broke, or its code did not come: the top bar and the other pages still work.',
      alsoCalled: '404 crash code missing not found',
      page: '/nowhere',
      says: 'notFound.title',
      choices: {
        unknown: { title: 'Not found' },
        broke: { title: 'Page failed', page, breaks: 'page', says: 'crash.page' },
        code: {
          title: 'Code not loaded',
          page,
          breaks: 'code',
          steps: [{ see: 'crash.code' }],
          says: 'crash.pageCode',
        },
        release: { title: 'Code of an old release', page, breaks: 'codeOfOldRelease', says: 'crash.codeReload' },
        app: { title: 'App failed', breaks: 'app', says: 'crash.app' },
      },
    },
  },
}
