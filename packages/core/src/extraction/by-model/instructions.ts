import { factTypes } from '../../facts/index.js'
import type { Span } from '../../sources/index.js'

/** A stretch of a text that instructs its reader. */
export interface Instruction extends Span {
  /** It speaks to a model and to nobody else: people also write that one is to ignore what they said before. */
  isForModel: boolean
}

/** What people write to people, too. */
const general = new RegExp(
  [
    '(?:ignor(?:e|iere|iert|ez|a|em?)|disregard|forget|override|bypass) (?:(?:all|any|the|your|these|my|every|alle?|todas?|toutes?|las|les|os|as|deine) )*(?:(?:previous|prior|above|earlier|other|system|bisherigen|vorherigen) )*(?:instructions?|rules?|prompts?|guidelines?|directions?|anweisungen|regeln|consignes|instrucciones|instruções)'
  ].join('|'),
  'giu'
)
/** What is said to models alone; the names of our fields and types are the same in all languages. */
const forModels = new RegExp(
  [
    '(?:you are|act as|as) an? (?:ai|a\\.i\\.|language model|llm|chat ?bot)\\b',
    'system prompt',
    '(?:note|message|instructions?|attention) (?:to|for) (?:the |any |all )?(?:ai|llms?|ai assistants?|assistant|language models?|bots?)\\b',
    '(?:report|record|output|return|answer|extract|classify|respond|reply)[^.!?\\n]{0,40}\\bjson\\b',
    '(?:do not|don.t|never) (?:report|record|output|extract)[^.!?\\n]{0,40}\\bfacts?\\b',
    '"?factType"?\\s*:|"facts"\\s*:',
    '</?(?:data|system|instructions?)\\b[^>\\n]{0,80}>',
    '\\[/?INST\\]|<\\|[a-z_]+\\|>'
  ].join('|'),
  'giu'
)
/** Nobody but who knows our types writes their names. */
const typeName = new RegExp(`\\b(?:${factTypes.filter((type) => type.includes('_')).join('|')})\\b`, 'gu')

/** Looked at backwards for where a sentence begins. */
const maxSentenceLength = 600

/** The stretches of a text that instruct its reader: from the beginning of the sentence that does to the end of its paragraph. */
export function instructionsIn(text: string): Instruction[] {
  return [...spansFrom(text, [general], false), ...spansFrom(text, [forModels, typeName], true)]
}

function spansFrom(text: string, patterns: readonly RegExp[], isForModel: boolean): Instruction[] {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(({ index }) => index)).sort((a, b) => a - b)
  const spans: Instruction[] = []
  for (const index of found) {
    if (index < (spans.at(-1)?.end ?? 0)) continue
    const before = text.slice(Math.max(0, index - maxSentenceLength), index)
    const stop = Math.max(before.lastIndexOf('\n'), ...['. ', '! ', '? '].map((each) => before.lastIndexOf(each) + 1))
    const blank = text.slice(index).search(/\n\s*\n/u)
    spans.push({ start: index - before.length + stop + 1, end: blank < 0 ? text.length : index + blank, isForModel })
  }
  return spans
}
