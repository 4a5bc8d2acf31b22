/** Sentences in which a customer takes a notice back, or says that it stays. */
const takenBack =
  /\b(?:withdraw|withdrew|withdrawn|withdrawing|retract\w*|rescind\w*|revoke\w*|disregard|ignore|tear up|tore up|torn up|scrap)\b.{0,60}\b(?:notice|letter|cancell?ation|termination|resignation)\b|\b(?:notice|letter|cancell?ation|termination)\b.{0,60}\b(?:withdrawn|rescinded|revoked|retracted|void|torn up|off the table)\b/i
const stays =
  /\b(?:we|i)(?:'re| are|'m| am|'ve| have|'ll| will|'d)? (?:now |all |definitely |certainly |happily )*(?:(?:decided|going|happy|glad|want(?:ed)?|agreed) to )?(?:stay(?:ing)? (?:with you|after all|put|on)|keep(?:ing)? (?:you|your|the (?:contract|subscription|licen[cs]e|product|platform|tool))|renew(?:ing|ed)?(?: (?:with you|for|the|our|it)\b|[.!,]|$)|sign(?:ed|ing)? (?:on )?(?:for )?(?:another|the renewal|a new|two|three)|(?:go|going) (?:on )?(?:for )?another (?:year|two|three))/i
const negated = /\b(?:not|never|no|cannot|unless|if|whether|hardly|nor|neither|doubt\w*|refus\w*|without)\b|n['’]t\b/i
const supposed = /\b(?:would|could|might|may|before|until)\b/i
const question = /\?\s*["')\]]*$/

/** How sure a commitment in plain words is. */
const probability = 0.9

/** How likely it is that an English sentence of a customer says that it stays; undefined for all others. Conditions, questions and negations say nothing. */
export function commitmentIn(sentence: string): number | undefined {
  if (question.test(sentence)) return undefined
  const back = takenBack.exec(sentence)
  if (back) return negated.test(upTo(sentence, back)) ? undefined : probability
  const found = stays.exec(sentence)
  if (!found || negated.test(upTo(sentence, found)) || supposed.test(upTo(sentence, found))) return undefined
  return probability
}

const upTo = (sentence: string, { index, 0: found }: RegExpExecArray) => sentence.slice(0, index + found.length)
