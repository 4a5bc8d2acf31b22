/** Words that turn a statement into another one where the numbers and names stay. */
const turning = {
  more: /\b(?:rose|risen|rises?|rising|grew|grown|grows?|growing|increas\w*|up|higher|more|gain\w*|above|over|exceed\w*|jump\w*|climb\w*|best|better|improv\w*)\b/giu,
  less: /\b(?:fell|fallen|falls?|falling|dropp\w*|drops?|declin\w*|decreas\w*|down|lower|less|fewer|lost|loses?|losing|below|under|shr[aiu]nk\w*|worse|worst|quiet\w*|silent|silence|inactiv\w*|stopp\w*)\b/giu,
  leave: /\b(?:cancel\w*|churn\w*|terminat\w*|leav(?:e|es|ing)|left|quit\w*|withdr\w*|end(?:s|ed|ing)?)\b/giu,
  stay: /\b(?:renew\w*|stay\w*|retain\w*|keep\w*|kept|continu\w*|sign(?:s|ed|ing)?|join\w*|expan\w*)\b/giu,
  not: /\b(?:not|no|never|none|nobody|nothing|neither|nor|without|cannot)\b|n['’]t\b|\bun(?!der|til|less|i)\p{L}{3,}|\bdis(?:satisf|appoint|agree|continu|connect|abl)\p{L}*/giu,
  sure: /\b(?:may|might|could|possibl\w*|perhaps|seems?|appears?|likely|unlikely|probably|about|around|roughly|estimat\w*)\b/giu
} as const

const numberWord =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|half|halved|halves|halving|quarter|thirds?|doubl\w*|tripl\w*|twice|thrice|once|dozens?|couple|several|few|many|most|all|every|everyone|everybody|always|first|second|last)\b/giu
const unit =
  /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|today|yesterday|tomorrow|ago|since|until|before|after|next|weekly|daily|monthly|yearly|annual\w*)\b/giu
/** A number with its sign, what is written onto it (k, GB), its currency or percent, and the word that it counts. Of any script, fractions too. */
const number = /[-+−]?\p{Sc}?\s?\p{N}[\p{N}.,:/’'-]*\p{L}*(?:\s?(?:[%‰°\p{Sc}]|percent\b)|\s+\p{L}+)?/giu
const address = /[\p{L}\d._%+-]+@[\p{L}\d.-]+|(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\b/giu
const quoted = /["“”«»]([^"“”«»]+)["“”«»]/gu
const word = /\p{L}[\p{L}\p{M}'’-]*/gu
/** What sentences may begin with that names nobody. */
const openings = new Set(
  'a an the this that these those it its their they there in on at for from with within during over since after before while when as of to by and but so also still now here our we you your'.split(
    ' '
  )
)

/**
 * What of a text another one does not say alike; undefined when it says all of it and no more. Looked at are numbers with what they count, times,
 * names, addresses, quotations, and the words that turn a statement around. It refuses rather too much: then the words stay as they were.
 *
 * @example whyNotTheSame('Logins fell by 60 % in 14 days', 'In 14 days logins fell by 50 %') // 'a number'
 */
export function whyNotTheSame(original: string, other: string): string | undefined {
  if (other.trim() === '') return 'no words'
  if (other.length > original.length * 1.5 + 60) return 'too many words'
  if (!sameLists(numbersIn(original), numbersIn(other))) return 'a number'
  if (!sameSets(found(original, address), found(other, address))) return 'an address'
  if (!sameSets(found(original, quoted), found(other, quoted))) return 'a quotation'
  if (!sameSets(found(original, numberWord), found(other, numberWord))) return 'an amount in words'
  if (!sameSets(found(original, unit).map(singular), found(other, unit).map(singular))) return 'a time'
  for (const [what, pattern] of Object.entries(turning)) {
    if (found(original, pattern).length > 0 !== found(other, pattern).length > 0) return `a word such as "${what}"`
  }
  return sameNames(original, other) ? undefined : 'a name'
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match.toLowerCase())
}

const numbersIn = (text: string) =>
  found(text, number).map((match) =>
    singular(
      match
        .replace(/\s+/gu, ' ')
        .replace(/[.,:]+$/u, '')
        .trim()
    )
  )

const singular = (text: string) => text.replace(/(?<=\p{L}{2})s$/u, '')

function sameLists(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index])
}

function sameSets(a: readonly string[], b: readonly string[]): boolean {
  const one = new Set(a)
  const two = new Set(b)
  return one.size === two.size && [...one].every((each) => two.has(each))
}

/** Every name of the one is in the other, in the same order, and the other brings no new ones: who did what to whom stays. */
function sameNames(original: string, other: string): boolean {
  const known = wordsOf(original)
  const said = wordsOf(other)
  const everyWord = new Set([...known.words, ...known.names].map((each) => each.toLowerCase()))
  const missing = [...known.names].some((name) => !said.names.has(name) && !said.opening.has(name))
  const added = [...said.names].some((name) => !known.names.has(name) && !known.opening.has(name))
  const invented = [...said.opening].some(
    (name) => !openings.has(name.toLowerCase()) && !everyWord.has(name.toLowerCase()) && !known.opening.has(name)
  )
  const certain = new Set([...known.names, ...said.names])
  const orderOf = ({ order }: Words) => [...order].filter((name) => certain.has(name))
  return !missing && !added && !invented && sameLists(orderOf(known), orderOf(said))
}

interface Words {
  words: Set<string>
  names: Set<string>
  opening: Set<string>
  /** Names, and what may be some, in the order in which they come. */
  order: Set<string>
}

/**
 * The words of a text: those in capitals within a sentence name somebody or something; of those that begin one nobody can tell. In scripts without capitals
 * every word may be a name.
 */
function wordsOf(text: string): Words {
  const sorted: Words = { words: new Set(), names: new Set(), opening: new Set(), order: new Set() }
  for (const match of text.matchAll(word)) {
    const [found] = match
    const isCapital = /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(found)
    if (isCapital) sorted.order.add(found)
    const isOpening = /(?:^|[.!?:]["”)]?\s+)$/u.test(text.slice(0, match.index))
    if (!isCapital) sorted.words.add(found)
    else if (isOpening) sorted.opening.add(found)
    else sorted.names.add(found)
  }
  return sorted
}
