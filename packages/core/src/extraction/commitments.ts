/** Sentences in which a customer takes a notice back, or says that it stays. */
const takenBack =
  /\b(?:withdraw|withdrew|withdrawn|withdrawing|retract\w*|rescind\w*|revoke\w*|disregard|ignore|tear up|tore up|torn up|scrap)\b.{0,60}\b(?:notice|letter|cancell?ation|termination|resignation)\b|\b(?:notice|letter|cancell?ation|termination)\b.{0,60}\b(?:withdrawn|rescinded|revoked|retracted|void|torn up|off the table)\b/i
const stays =
  /\b(?:we|i)(?:'re| are|'m| am|'ve| have|'ll| will|'d)? (?:now |all |definitely |certainly |happily )*(?:(?:decided|going|happy|glad|want(?:ed)?|agreed) to )?(?:stay(?:ing)? (?:with you|after all|put|on)|keep(?:ing)? (?:you|your|the (?:contract|subscription|licen[cs]e|product|platform|tool))|renew(?:ing|ed)?(?: (?:with you|for|the|our|it)\b|[.!,]|$)|sign(?:ed|ing)? (?:on )?(?:for )?(?:another|the renewal|a new|two|three)|(?:go|going) (?:on )?(?:for )?another (?:year|two|three))/i
const denied = /\b(?:not|n't|never|no|won't|unless|if|whether|would|could|might|may|before|until|hardly|nor|neither)\b/i
const question = /\?\s*["')\]]*$/

/** How sure a commitment in plain words is. */
const probability = 0.9

/** How likely it is that an English sentence of a customer says that it stays; undefined for all others. Conditions, questions and negations say nothing. */
export function commitmentIn(sentence: string): number | undefined {
  if (question.test(sentence)) return undefined
  if (takenBack.test(sentence)) return probability
  const found = stays.exec(sentence)
  return found && !denied.test(sentence.slice(0, found.index + found[0].length)) ? probability : undefined
}
