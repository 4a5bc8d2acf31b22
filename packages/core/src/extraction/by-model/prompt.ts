import { asData, dataRule } from '../../models/index.js'
import type { OwnWords } from '../own-words.js'
import { typeDescriptions } from './fact-types.js'
import { type SentSegment, sentText } from './model-words.js'

const definitions = typeDescriptions.map(({ factType, meaning, kinds, positive, negative }) => {
  const yes = positive.map((sentence) => JSON.stringify(sentence)).join(' ')
  const no = negative.map(([sentence, reason]) => `${JSON.stringify(sentence)} (${reason})`).join(' ')
  return `${factType}: ${meaning} Kinds: ${kinds.join(', ')}.\n  Yes: ${yes}\n  No: ${no}`
})

/** What a model is told to do with the words of a source. */
export const extractionPrompt = `You read what a customer of our company and our own people wrote or said, in any language, and report what it says about the customer: what a careful head of customer success would act on or look up later, about this customer and our product.
${dataRule}

The types of facts:
${definitions.join('\n')}

What is no fact, of whatever type:
- a joke, a question out of curiosity, something imagined, or what is past and has no meaning now;
- what is so of other companies, of the customer's own customers, or of private life;
- what is only denied ("we would never leave you");
- what our own side offers, asks, plans or says of itself. What our own people report of the customer counts.
Most passages hold no fact. One sentence may hold facts of several types. A question may state one ("How do we cancel?"), and an answer is read with its question.

Answer with JSON and nothing else: { "facts": [{ "factType": "BUDGET", "kind": "amount", "quote": "…", "subject": "…", "confidence": 0.9 }] }
- "quote" is the whole sentence that says it, copied exactly from the text of one part, in its own language. Without an exact quote there is no fact.
- "kind" is one of the kinds of the type, or a word of your own where none fits.
- "subject" is what it is about (an amount, a name, an address), copied exactly from the quote; null where there is nothing to copy.
- "competitors" and "ourProducts", where they stand above the parts, are names that occur in them: of other companies' products, and of ours.
- "confidence" is from 0 to 1: how sure the words are.
- Report every fact, each once. No facts: { "facts": [] }.`

/** What of a source is told besides its words. */
export interface DescribedSource {
  customerNames: readonly string[]
  sourceType: string
  /** The names that the workspace has set. */
  ownWords?: OwnWords | undefined
  /** Which of how many windows this is, counted from 1. */
  window: number
  windows: number
}

/** The words of a window of a source as the model gets them. */
export function extractionText(
  sent: readonly SentSegment[],
  { customerNames, sourceType, ownWords, window, windows }: DescribedSource,
  mark: string
): string {
  const parts = sent.map((part) => {
    const { segment, speaker, byVendor } = part
    return { part: segment.position, ...(speaker !== null && { speaker }), ...(byVendor && { side: 'ours' }), text: sentText(part) }
  })
  const names = ownWords?.namedIn(parts.map(({ text }) => text)) ?? {}
  const place = windows > 1 ? { window: `${window} of ${windows}` } : {}
  return asData(mark, JSON.stringify({ customer: customerNames[0] ?? null, source: sourceType, ...place, ...names, parts }, null, 1))
}
