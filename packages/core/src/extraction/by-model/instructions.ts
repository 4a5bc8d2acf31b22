import { factTypes } from '../../facts/index.js'
import type { Span } from '../authors-lines.js'

/**
 * Words that are addressed to whoever reads facts, and not to us: a text that has them may want to be read wrongly. English and what else is common; the names
 * of our fields and types are the same in all languages.
 */
const phrases = [
  'ignor(?:e|ing|iere|iert|ez|a|e todas?) (?:(?:all|any|the|your|these|my|every|alle?|toutes?|las|les|os|as|deine) )*(?:(?:previous|prior|above|earlier|other|system|bisherigen|vorherigen|précédentes) )*(?:instructions?|rules?|prompts?|guidelines?|directions?|anweisungen|regeln|consignes|instrucciones|instruções)',
  '(?:disregard|forget|override|bypass) (?:(?:all|any|the|your|these|everything) )*(?:(?:previous|prior|above|earlier|system) )*(?:instructions?|rules?|prompts?|guidelines?)',
  '(?:you are|act as|as) an? (?:ai|a\\.i\\.|assistant|language model|llm|chat ?bot)',
  'system prompt',
  '(?:note|message|instructions?|attention) (?:to|for) (?:the |any |all )?(?:ai|llms?|assistants?|language models?|models?|bots?)',
  '(?:report|record|output|return|answer|extract|classify|mark|label|respond|reply)[^.!?\\n]{0,60}(?:as|with|:)[^.!?\\n]{0,20}(?:json|churn|facts?\\b)',
  '(?:do not|don.t|never) (?:report|record|output|extract)[^.!?\\n]{0,40}facts?\\b',
  '"?(?:factType|facts)"?\\s*:\\s*["\\[]',
  '</?(?:data|system|instructions?)\\b[^>\\n]{0,80}>',
  '\\[/?INST\\]|<\\|[a-z_]+\\|>'
]
const instruction = new RegExp(phrases.join('|'), 'giu')
/** Nobody but who knows our types writes their names. */
const typeName = new RegExp(`\\b(?:${factTypes.filter((type) => type.includes('_')).join('|')})\\b`, 'gu')

/**
 * The stretches of a text that instruct its reader: from the beginning of the sentence that does to the end of its paragraph. What a model finds there is the
 * author's wish, and no fact.
 */
export function instructionsIn(text: string): Span[] {
  const found = [...text.matchAll(instruction), ...text.matchAll(typeName)].map(({ index }) => index).sort((a, b) => a - b)
  const spans: Span[] = []
  for (const at of found) {
    if (at < (spans.at(-1)?.end ?? 0)) continue
    const before = text.slice(0, at)
    const start = Math.max(before.lastIndexOf('\n'), ...['. ', '! ', '? '].map((stop) => before.lastIndexOf(stop) + 1)) + 1
    const blank = text.slice(at).search(/\n\s*\n/u)
    spans.push({ start: Math.max(0, start), end: blank < 0 ? text.length : at + blank })
  }
  return spans
}
