/** What a model's word counts: so often it is right where the rules say nothing, by what was measured on labelled texts. */
const modelAlone = 0.85
/** How much of the doubt that rules leave the agreement of a model takes away. */
const agreementTakes = 0.75
const surest = 0.98
/** Where our own people speak to the customer they may speak of themselves, and a text that instructs its reader may want to be misread. */
const doubt = 0.1
/** A model may quote what stands there and make something else of it. Where the weights find that unlikely, people decide. */
const disagreement = 0.15
/**
 * Below this probability the weights disagree. On labelled texts 93 % of the facts that only a model finds are above, and 13 % of what the same sentences do
 * not state.
 */
const disagreesBelow = 0.02

/** Who found a fact, and what speaks against it. */
export interface Agreement {
  /** The confidence of the rules' own finding; null where they found nothing. */
  rules: number | null
  model: boolean
  isDoubtful?: boolean
  /** The weights find it unlikely, and no other source says the same. */
  isUnlikely?: boolean
}

/**
 * How sure a finding is, by who found it: rules and model, the model alone, or the rules alone. A model's own word on how sure it is counts nothing: models
 * are sure of everything.
 *
 * @example confidenceOf({ rules: 0.9, model: true }) // 0.98
 */
export function confidenceOf({ rules, model, isDoubtful = false, isUnlikely = false }: Agreement): number {
  if (rules === null) return rounded(model ? modelAlone - (isDoubtful ? doubt : 0) - (isUnlikely ? disagreement : 0) : 0)
  return model ? rounded(Math.min(surest, 1 - (1 - rules) * (1 - agreementTakes))) : rules
}

/** Whether the weights speak against a fact. Where they have no say, they do not. */
export function isUnlikely(probability: number | undefined): boolean {
  return probability !== undefined && probability < disagreesBelow
}

const rounded = (confidence: number) => Math.round(confidence * 100) / 100
