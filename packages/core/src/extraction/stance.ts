import { phrase } from './phrase.js'

/** What takes the meaning of a match away: it is denied, asked, only supposed, hearsay, about others, or quoted. */
export interface Stance {
  negation: boolean
  question: boolean
  condition: boolean
  modal: boolean
  /** News that one read or heard, about somebody else's family, friends, customers or rivals; or what one asks the other side about its own plans. */
  foreign: boolean
  /** Within quotation marks: a label, a title, somebody's words. */
  quoted: boolean
}

const clauseEdge =
  /[,;:–—()]| - |(?<= )(?:but|however|although|though|whereas|because|while|which|and \^?(?:we|i|they|he|she|it|our|the))(?= )/g
const negator =
  /(?<![a-z-])(?:not(?! \^?(?:only|just|to mention|sure (?:when|how|why|who)))|never|no(?! \^?(?:doubt|question|wonder|later|matter|problem))|none|nobody|nothing|neither|nor|without|hardly|barely|rather than|instead of|far from|anything but|used to|unlikely|ruled out|denie[ds]|refus(?:e|es|ed)|pretend(?:s|ed|ing)?|rumou?rs?|joking|kidding)(?![a-z-])/
const deniedAfter =
  /^ \^?(?:is|are|was|were|has been|will be) \^?(?:not|no longer|off the table|out of the question|never|a rumou?r|a joke)(?![a-z])/
const opensQuestion =
  /^(?:\^?(?:so|and|but|ok|okay|well|also|hi|hello|sorry|just|yeah|yes|great|right|sure|curious|quick question)[,:]? ){0,2}\^?(?:(?:do|does|did|is|are|was|were|can|could|would|will|have|has|had|should|shall|may|am|might) (?:not )?\^?(?:you|we|they|i|he|she|it|there|the|your|our|my|this|that|any|anyone|someone|everyone|these|those|people)|(?:what|who|when|where|why|which|how|whose)(?: (?:much|many|long|soon|often|big|do|does|did|is|are|was|were|can|could|would|will|have|has|should|else|about|exactly|kind|sort|team|tools?)))(?![a-z])/
const asksInside =
  /(?<![a-z])(?:(?:could|can|would|will) you \^?(?:tell|share|let|confirm|say|explain)|(?:wonder(?:ing|ed)?|curious|ask(?:ing|ed)?|know|check|find out|see|sure|decided) (?:if|whether))(?![a-z])/
const condition =
  /(?<![a-z])(?<!(?:as|even|wonder(?:ing)?|know|see|ask(?:ed|ing)?|check|sure|what|only) )(?:if|unless|suppos(?:e|ing)|imagin(?:e|ing)|assuming|hypothetically|in theory|in case|provided that|as long as|what if|let us say|say we|as if|as though|only if|even if|wish|wishe[sd]|wishing|were \^?(?:we|i|they) to|should you|in an ideal world|for example|for instance|e\.g\.)(?![a-z])/
const modal =
  /(?<![a-z])(?:would(?! (?:like|love|need|prefer|rather|appreciate|want|have to|require|be happy))|could(?! not)|might|(?<!\^)may(?! have heard)|maybe|perhaps|possibly|theoretically|should have|in the future we|one day|some day|someday)(?![a-z])/
const hearsay =
  /(?<![a-z])(?:\^?(?:i|we) \^?(?:just )?(?:read|heard|saw|watched|noticed) (?:that|about|in|on|a|an|the|how|somewhere)|read (?:that|about|in)|did you (?:see|hear|read)|have you (?:seen|heard|read)|according to|in the news|article|blog post|podcast|press release|headline|the press|on linkedin|on twitter|newsletter|webinar|case study|novel|movie|film|the book)(?![a-z])/
const asksThem =
  /(?<![a-z])(?:have|do|did|are|would|will|were|for) you(?: guys| all| ever| also| currently| still)? (?:thought|think|consider|considered|want|need|plan|like|interested|looking|thinking|considering|planning|going to|to (?:upgrade|expand|add|buy|switch|cancel|renew)|open to|expect|prefer|intend|able to share)(?![a-z])/
const others = phrase`(?:my|his|her|your|our) (?:own )?(?:wife|husband|daughters?|sons?|kids?|child|children|brother|sister(?! compan)|mother|father|mom|mum|dad|parents|friends?|neighbou?rs?|dog|cat|landlord|cousin|uncle|aunt|roommate|grand\p{L}+|girlfriend|boyfriend|fianc\p{L}+|nephew|niece|in-laws|(?:local )?gym|landlady|church|doctor|dentist)|(?:our|your(?!(?: main| biggest| largest| closest)? competitors?)|their|one of (?:our|your(?! competitors?)|their)|an?|another|some|many|most|all|other|several|big|their biggest|our biggest) (?:main |biggest |largest |closest |own |of our )?(?:competitors?|rivals?|customers|clients|competition|suppliers?|peers|prospects|other companies|companies|startups?)(?= (?:\p{L}+ )?(?:is|are|was|were|has|have|had|just|raised|acquired|got|closed|laid|announced|want|wants|need|needs|love|loves|ask|asked|keep|plan|plans|complain|use|uses|moved|cancell?ed|who|that|left|on))|a (?:friend|customer|client|competitor|rival) of (?:ours|mine|his|hers|theirs)`

/** How a match from `start` to `end` of a plain sentence is meant. */
export function stanceOf(sentence: string, start: number, end: number): Stance {
  const [from, to] = clauseAround(sentence, start, end)
  const before = sentence.slice(from, start)
  const within = sentence.slice(start, end)
  const upToEnd = before + within
  return {
    negation: negator.test(upToEnd) || deniedAfter.test(sentence.slice(end, to)),
    question: (isQuestion(sentence) && !/^ ?(?:as|since|because)(?![a-z])/.test(before)) || asksInside.test(sentence.slice(0, start)),
    condition: condition.test(sentence),
    modal: modal.test(upToEnd),
    foreign:
      hearsay.test(sentence.slice(0, end)) || asksThem.test(sentence) || others.test(upToEnd) || others.test(sentence.slice(0, start)),
    quoted: isQuoted(sentence, start, end)
  }
}

/** Whether a plain sentence asks something. */
function isQuestion(sentence: string): boolean {
  return /\?["')\]]*$/u.test(sentence) || opensQuestion.test(sentence)
}

function clauseAround(sentence: string, start: number, end: number): [number, number] {
  const from = clauseEdgeBefore(sentence, start).end
  const next = sentence.slice(end).search(new RegExp(clauseEdge.source))
  return [from, next === -1 ? sentence.length : end + next]
}

/** What divides the clause that this place stands in from the one before; an edge may have the pronoun that the clause begins with ("and we"). */
export function clauseEdgeBefore(sentence: string, place: number): { start: number; end: number } {
  let edge = { start: 0, end: 0 }
  for (const { index, 0: found } of sentence.slice(0, place).matchAll(clauseEdge)) edge = { start: index, end: index + found.length }
  return edge
}

function isQuoted(sentence: string, start: number, end: number): boolean {
  const opened = sentence.slice(0, start).split('"').length % 2 === 0
  return opened && sentence.indexOf('"', end) !== -1
}
