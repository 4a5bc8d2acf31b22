/** What a model's word counts: so often it is right where the rules say nothing, by what was measured on labelled texts. */
const modelAlone = 0.85
/** How much of the doubt that rules leave the agreement of a model takes away. */
const agreementTakes = 0.75
const surest = 0.98
/** Where our own people speak to the customer they may speak of themselves, and a text that instructs its reader may want to be misread. */
const doubt = 0.1

/**
 * How sure a finding is, by who found it: rules and model, the model alone, or the rules alone. A model's own word on how sure it is counts nothing: models
 * are sure of everything.
 *
 * @example confidenceOf({ rules: 0.9, model: true }) // 0.98
 */
export function confidenceOf({ rules, model, isDoubtful = false }: { rules: number | null; model: boolean; isDoubtful?: boolean }): number {
  if (rules === null) return rounded(model ? modelAlone - (isDoubtful ? doubt : 0) : 0)
  return model ? rounded(Math.min(surest, 1 - (1 - rules) * (1 - agreementTakes))) : rules
}

const rounded = (confidence: number) => Math.round(confidence * 100) / 100
