const no =
  /^(?:(?:oh|well|um|uh|er|hm+|honestly|to be honest|i'm afraid|sorry|god)[,.… ]+)*(?:no|nope|nah|not (?:really|at the moment|right now|this year|yet|likely|any ?more|going to|any time soon|with us)|probably not|most likely not|unlikely|i doubt it|we doubt it|never|afraid not|i don't think so|i do not think so|hardly|we (?:won't|will not|aren't|are not|don't|do not|haven't|have not|can't|cannot))(?![\p{L}'])/iu
const yes =
  /^(?:(?:oh|well|um|uh|er|hm+|honestly|to be honest|i'm afraid)[,.… ]+)*(?:yes|yeah|yep|yup|ja|correct|that's right|right|exactly|indeed|sure|absolutely|definitely|of course|afraid so|i think so|probably|most likely|we (?:are|do|will|have|might|would)|i (?:am|do|will|have))(?![\p{L}'])/iu
const ofYou =
  /(?<![\p{L}'])(are|were|will|would|do|did|have|can|could|should) (?:you|you guys|you all|your (?:team|people|company|side))(?![\p{L}'])(?! (?:ever|mind|hear|see|tell|send|remember))([^?]*)\?\s*$/iu
const ofOthers =
  /(?<![\p{L}'])(is|are|was|were|has|have|does|did|will) ((?:there|the|your|anyone|anybody|somebody|it)(?![\p{L}'])[^?]*)\?\s*$/iu
const whatBefore =
  /(?<![\p{L}'])(?:what|which \p{L}+|who) (?:were|are|did|do) (?:you|they) ([^?,]*?) ?(before(?: (?:us|that|this))?|previously|until now|in the past)(?![\p{L}'])/iu
const maxAnswerLength = 200

/**
 * What a question and its answer say together, as a statement of whoever answers: "Will you renew?" "No." is "we will not renew". Undefined where the two
 * are no such pair.
 */
export function answered(question: string, answer: string): string | undefined {
  if (!/\?["')\s]*$/.test(question) || answer.length > maxAnswerLength || /\?\s*$/.test(answer)) return undefined
  const before = whatBefore.exec(question)
  if (before && !yes.test(answer) && !no.test(answer)) return `Previously we were ${before[1]} ${answer}`
  const isNo = no.test(answer)
  if (!isNo && !yes.test(answer)) return amountFor(question, answer)
  const [, auxiliary, rest] = ofYou.exec(question) ?? []
  if (auxiliary !== undefined && rest !== undefined) return `We ${auxiliary.toLowerCase()}${isNo ? ' not' : ''}${turned(rest)}.`
  const [, verb, told] = ofOthers.exec(question) ?? []
  if (verb === undefined || told === undefined || isNo) return undefined
  return `${turned(told)}, ${verb.toLowerCase()}.`
}

/** "Is there money set aside?" "Forty thousand." */
function amountFor(question: string, answer: string): string | undefined {
  const [, , told] = ofOthers.exec(question) ?? []
  const namesAmount = /\d|hundred|thousand|grand|million/iu.test(answer)
  return told !== undefined && namesAmount ? `${turned(told)}, ${answer}` : undefined
}

/** What the one who asks calls "you" is "we" to the one who answers, and the other way round. */
function turned(words: string): string {
  const sides: Readonly<Record<string, string>> = {
    you: 'we',
    your: 'our',
    yours: 'ours',
    us: 'you',
    our: 'your',
    ours: 'yours',
    we: 'you'
  }
  return words.replace(/\p{L}+/gu, (word) => sides[word.toLowerCase()] ?? word)
}
