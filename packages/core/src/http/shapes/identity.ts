import { Type } from 'typebox'
import { suggestionShape } from '../../domain/identity/review/suggestion.js'

/** A suggestion, or what became of one. */
export const oneSuggestion = Type.Object({ suggestion: suggestionShape }, { additionalProperties: false })
