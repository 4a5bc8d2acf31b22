/**
 * How the words of a language say what frames are about.
 *
 * A concept is a list of phrases. A phrase is written in words, in their base form, and matches every form of them: `cancel our contract` matches
 * "cancelling our contracts". What else may stand in a phrase:
 *
 *   a b|c         either "a b" or "c"
 *   (a|b) c       brackets hold alternatives together
 *   x? x*         x or nothing, x up to four times
 *   =left         exactly this form, not "leave"
 *   <deal>        a phrase of another concept of the language
 *   <number> <money> <name> <any>   a number, an amount, a capitalised word that opens no sentence, any word, <email> a mail address
 *   .. ..4        up to two, up to four other words; never across a mark such as a comma or full stop
 *   !x            not followed by x
 *   ^ $           the clause begins, the clause ends here
 *
 * Adverbs and fillers of the language ("just", "really", "um") are left out before anything is matched: never write them in a phrase. Contractions
 * are written out ("we're" is `we be`, "can't" is `can not`). A hyphen is a space.
 *
 * @example export const deals = { deal: ['(our|the|this)? <dealWord> (with you)?'], dealWord: ['contract', 'subscription', 'service agreement'] }
 */
export type Concepts = Readonly<Record<string, readonly string[]>>

/** All that a language brings: everything in it is data, so that a language can be added without code. */
export interface Language {
  code: string
  concepts: Concepts
  irregular: Readonly<Record<string, readonly string[]>>
  writtenOut: Readonly<Record<string, string>>
  /** Words that say nothing of their own. */
  fillers: readonly string[]
  /** Fillers that say that one is not sure. */
  hedges: readonly string[]
  /** Real words that are a letter away from one of a lexicon, which misspelling them would be taken for. */
  realWords: readonly string[]
}
