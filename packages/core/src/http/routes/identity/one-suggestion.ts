import { suggestionShape } from '../../../domain/identity/review/suggestion.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'

/** What the routes of one suggestion share: which one, and that they answer it. */
export const oneSuggestion = {
  tag: 'identity',
  grants: ['customer_access:manage'],
  input: strictObject({ id: uuid("The suggestion's id.") }),
  output: strictObject({ suggestion: suggestionShape }),
  answer: 'The suggestion as it now is.',
  names: { output: 'MergeSuggestion' },
  example: { id: '0198c0de-0000-7000-8000-000000000001' }
} as const
