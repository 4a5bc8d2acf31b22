const said =
  '(?:said|says|told|tells|mentioned|mentions|wrote|writes|asked|asks|confirmed|confirms|explained|announced|indicated|let (?:me|us) know)'
const does = `(?:${said}|wants?|wanted|needs?|needed|would (?:like|love|prefer)|plans?|planned|intends?|decided|considers?|considered|hopes?|expects?|(?:have|has|had|are|is|were|was|will|won't|cannot|can't|do not|don't|does not|doesn't|did not|didn't|are not|aren't|is not|isn't|'re|'s|'ve|'ll))`
const pronoun =
  '(?:they|he|she|(?:the|our) (?:customer|client|account|prospect)|(?:the|their) (?:[a-z]+ )?(?:team|board|management|ceo|cfo|cto|coo|it|head|director|manager|champion|sponsor|procurement|finance))'

/** Whoever is named by a name: `Ana from Acme wants`, but no `We`, `You` or `I`. */
const person =
  "(?!(?:We|You|I|It|This|That|There|Our|Your|My|What|Who|When|If|Would|Could|Should|Do|Does|Did|Are|Is|Can|Will|Let|Happy|Please|Thanks)\\b)\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?(?: (?:from|at|of) [\\p{L} ]{2,20}?)?"

const byPronoun = new RegExp(
  `(?<![\\p{L}'])${pronoun}(?:'s|'re|'ve|'ll|'d)?(?: (?:also|just|already|now|really|still|all|both))? ?${does}(?!\\p{L})`,
  'iu'
)
const byName = new RegExp(`(?<![\\p{L}'])${person} (?:also |just |already |now |really |still )?${does}(?!\\p{L})`, 'u')
const toldByYou = new RegExp(`(?<![\\p{L}'])you (?:also |just |already )?${said}(?!\\p{L})`, 'iu')
/** What makes a sentence one of what may be, or of what we mean to do. */
const supposed =
  /(?<!\p{L})(?:if|whether|in case|maybe|perhaps|i (?:hope|guess|wonder)|we hope|let us|let's|let me|(?:we|i) (?:could|should|can|will|would|want to|plan to|might|'ll|'d)|(?:we|i)(?:'ll|'d)|(?:i am|i'm|we are|we're) going to|(?:to|could|should|will|can) (?:offer|propose|pitch|suggest|recommend|upsell))(?!\p{L})/iu

/**
 * Whether a sentence of our own people reports what the customer said, wants or did: "They told me that…", "Ana from Acme wants…", "You mentioned that…". An
 * offer, a question or a plan of ours reports nothing.
 */
export function reportsCustomer(sentence: string, customerNames: readonly string[] = []): boolean {
  const plain = sentence.replaceAll('’', "'").trim()
  if (plain.endsWith('?')) return false
  const named = customerNames.map((name) => new RegExp(`(?<!\\p{L})${escaped(name)} ${does}(?!\\p{L})`, 'iu'))
  return [byPronoun, byName, toldByYou, ...named].some((pattern) => {
    const start = pattern.exec(plain)?.index
    return start !== undefined && !supposed.test(plain.slice(0, start))
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
