import { Type } from 'typebox'
import { withoutSecrets } from '../clean/secret-fields.js'
import { defineEvent } from '../define-event.js'

/**
 * A form was submitted. The tracker drops fields that look like passwords or cards; they are dropped here again, because anybody can send events.
 * Values that are no text, number or boolean are dropped too; the others are kept as text.
 */
export const form = defineEvent({
  type: 'form',
  schema: Type.Object({
    formId: Type.Optional(Type.String({ description: 'Which form it is.' })),
    formFields: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description:
          'Each field with its value. Fields that look like passwords or cards are left out, and so are values that are no text, number or boolean.'
      })
    )
  }),
  example: { type: 'form', timestamp: 1_764_000_000_000, path: '/contact', formId: 'contact', formFields: { company: 'Acme' } },
  when: 'A visitor submits a form on your page. The tracker sends it for every form, unless you turn that off.',
  changes: 'The event identifies nobody: send `identify` if the form tells who the visitor is.',
  toTimeline: ({ formId, formFields = {} }, _, cuts) => ({
    type: 'FORM_SUBMITTED',
    channel: 'PRODUCT',
    eventName: 'form',
    title: formId ?? null,
    properties: { ...(formId !== undefined && { formId }), formFields: withoutSecrets(formFields, cuts) }
  })
})
