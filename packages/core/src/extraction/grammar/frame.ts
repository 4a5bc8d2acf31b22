import type { FactType } from '../../facts/index.js'

/**
 * Frames say how a fact is stated, in concepts and not in words, so that they hold in every language.
 *
 * `extraction/frames/` has one file a fact type. `extraction/languages/en/` has the English words, one file a topic: concepts with their phrases (see
 * `Concepts` for how phrases are written). Most work is wide phrases; frames are few.
 *
 * `says` names concepts that stand together in one part of a sentence (never across `. ; : –` or a "but"):
 *
 *   'leavesUs'             one concept that says it all by itself
 *   'ends ~ ourDeal'       both, in either order, with at most five words between
 *   'ends > ourDeal'       the first before the second
 *   'ends ~8 ourDeal'      with at most eight words between; any number of concepts can follow one another
 *
 * What the words are worth, the engine works out for every frame alike (`stanceOf`): a match is dropped when it is denied ("we will not cancel"), asked,
 * conditional, a possibility, a thing of the past, of others (tenants, patients, the customer's own customers), a joke, a quotation, hearsay, or when our
 * own people say it of themselves. A negator inside of a concept ("do not renew") denies nothing. What still holds under such a stance lists it in `stands`.
 *
 * Steps to add a way of saying something: write the sentence into `positive` and a near miss into `negative`; look whether a concept lacks a phrase;
 * only then write a frame; run the tests of `frames/` and `npx tsx eval/read-facts.ts --types TYPE --errors`, and see that no type lost precision.
 *
 * @example
 * export const churnRisk: FrameSet = {
 *   factType: 'CHURN_RISK',
 *   kinds: { cancels: 'They cancel, or ask how to.' },
 *   frames: [{ kind: 'cancels', says: ['ends ~ ourDeal'], confidence: 0.9, stands: ['asked', 'conditional'] }],
 *   unless: ['reversal'],
 *   positive: ['Please cancel our contract.'],
 *   negative: ['Please cancel our meeting.']
 * }
 */
export interface Frame {
  kind: string
  says: readonly string[]
  /** How sure a match is, from 0 to 1: from .8 on the fact is ACTIVE, below it is a CANDIDATE. */
  confidence: number
  stands?: readonly StanceName[]
  /** Concepts one of which must stand in the sentence, wherever. */
  with?: readonly string[]
  /** Concepts one of which must stand in the sentence or in the one before it. */
  near?: readonly string[]
  /** Concepts that take the meaning away when one stands in the same clause. */
  unless?: readonly string[]
  /** The concept that is the subject of the fact, where it stands within the match: an amount, a name. */
  subject?: string
  /** Only when the customer speaks, or only when our own people do. */
  by?: 'customer' | 'vendor'
}

/** What can be the matter with the words of a match. */
export type StanceName = 'denied' | 'asked' | 'conditional' | 'possible' | 'past' | 'others' | 'joking' | 'ours'

/** All frames of one fact type. */
export interface FrameSet {
  factType: FactType
  /** What each kind says, in one sentence: models are told it. */
  kinds: Readonly<Record<string, string>>
  frames: readonly Frame[]
  /** Concepts that leave no fact of the type in a sentence that has one. */
  unless: readonly string[]
  /** Sentences that hold the fact. */
  positive: readonly string[]
  /** Sentences near it that do not. */
  negative: readonly string[]
}
