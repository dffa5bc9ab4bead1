import { type Check, passUnless } from '../../check.ts'
import { fieldsByCall } from '../../fieldsByCall.ts'
import { looksLikeSeconds } from '../../instants.ts'
import { redactExample } from '../../redact.ts'

export const fields: Check = {
  name: 'every/fields',
  title: 'Every optional field that is present is readable',
  section: 'Contract §1',
  app: 'shows a dash instead, and reports the field in the console once',
  run: ({ log }) =>
    passUnless(
      fieldsByCall(log).flatMap(({ path, isPublic, fields: seen }) =>
        seen
          .filter(({ isOptional, unreadable }) => isOptional && unreadable > 0)
          .map(
            (field) =>
              `${path}: ${field.path}, ${field.unreadable} of ${field.present}, such as ${redactExample(field.unreadableExample, field.path, isPublic)}${looksLikeSeconds(field.path.split('.').at(-1) ?? '', field.unreadableExample) ? ': seconds, where milliseconds are read?' : ''}`,
          ),
      ),
    ),
}
