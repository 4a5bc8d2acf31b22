import type { Steps } from '../values/index.js'
import { isBrokenOpening, opensQuotation } from './quotation-opening.js'

/** A stretch of a text, from `start` up to `end`, in characters. */
export interface Span {
  start: number
  end: number
}

const maxLookedLength = 400
const linesPerStep = 50
const farewell =
  /^(?:(?:best|kind|warm|kindest|warmest|many|with (?:best|kind|warm)|all the best|all best|yours) ?(?:regards|wishes|thanks|greetings)?|regards|thanks(?: (?:again|a lot|so much|in advance|and (?:best )?regards|everyone))?|thank you|cheers|sincerely(?: yours)?|yours (?:sincerely|truly|faithfully)|cordially|respectfully|take care|talk soon|best|br|rgds|(?:mit )?(?:freundlichen?|vielen?|lieben?|besten?|herzlichen?|schönen?) (?:grüßen?|grüssen?)|mfg|lg|vg|(?:bien )?cordialement|bien à vous|(?:meilleures |sincères )?salutations|(?:un )?saludos?(?: cordiales)?|atentamente|(?:cordiali|distinti) saluti|(?:un )?saluti?|(?:met )?(?:vriendelijke|hartelijke) groet(?:en)?|groet(?:en|jes)|atenciosamente|cumprimentos|abraços|(?:med )?(?:vänliga|bästa) hälsningar|(?:med )?(?:venlig|vennlig) hilsen|mvh|pozdrawiam|с уважением)\s?[,.!–—-]*\s*$/iu
const dashes = /^(?:--|—|__|==)\s*$/u
const disclaimer =
  /confidential(?:ity)?.{0,80}(?:intended|recipient|privileged|notice)|intended (?:solely|only|exclusively) for|intended recipient|received this (?:e-?mail|message|communication|transmission) in error|unsubscribe|view (?:this (?:e-?mail|message) )?(?:it )?in (?:your|a) browser|update your (?:email )?preferences|all rights reserved|©|\(c\) 20\d\d|sent from my|get outlook for|virus-free|please consider the environment|registered (?:office|in england)|amtsgericht|handelsregister|privacy policy|terms (?:of service|and conditions) apply|join (?:zoom|teams|microsoft teams) meeting|one tap mobile|dial-?in|meeting id:/iu
const contactLine =
  /^(?:(?:t|m|p|f|e|w|tel|phone|mobile|mob|cell|fax|office|direct|email|e-mail|mail|web|www|website|skype|linkedin)\.?\s?[:|]\s?\S.*|\+?[\d\s()./-]{7,25}(?:\s?(?:ext|x)\.?\s?\d+)?|\S+@\S+\.\S+|(?:https?:\/\/|www\.)\S+|[^|]{2,80}(?:\|[^|]{1,80}){1,4})$/iu
const titleLine =
  /^(?:(?:senior|junior|lead|chief|head|vp|svp|evp|vice|director|manager|managing|account|sales|marketing|product|software|customer|founder|co-founder|ceo|cto|cfo|coo|cio|president|partner|consultant|engineer|analyst|executive)\b)[\p{L}\s,&/|-]{0,70}$/iu
const postscript = /^p\.?\s?p?\.?s\b/iu

/** A line with something on it. */
interface Line extends Span {
  /** Its text without the space around it, cut to what the patterns look at. */
  content: string
  opensParagraph: boolean
}

/**
 * What an author wrote himself: the lines of a message without quoted replies, forwarded messages, signatures, disclaimers and footers, as the spans of
 * whole lines that are left. Other texts come back whole.
 */
export function* authorsLines(text: string): Steps<Span[]> {
  const lines = yield* filledLines(text)
  const kept: Line[] = []
  let index = 0
  while (index < lines.length) {
    const line = lines[index]
    if (!line) break
    if (index % linesPerStep === linesPerStep - 1) yield
    const { content } = line
    const next = contentAt(lines, index + 1)
    const third = contentAt(lines, index + 2)
    if (opensQuotation(content, next)) {
      // What follows unmarked is the other's too; marked lines go one by one, and answers may stand between them.
      if (!next.startsWith('>') && !(isBrokenOpening(content, next) && third.startsWith('>'))) break
      if (isBrokenOpening(content, next)) index += 1
    } else if (dashes.test(content)) break
    else if (farewell.test(content)) index = (yield* afterSignature(lines, index + 1)) - 1
    else if (!content.startsWith('>') && !disclaimer.test(content)) kept.push(line)
    index += 1
  }
  return withoutContactBlock(kept)
}

/** The first line after a farewell that is no signature: a postscript, prose, or somebody else's words. */
function* afterSignature(lines: readonly Line[], from: number): Steps<number> {
  let index = from
  while (index < lines.length) {
    const content = contentAt(lines, index)
    if (index % linesPerStep === linesPerStep - 1) yield
    const isProse = content.split(/\s+/u, 8).length > 6 && /[.!?]["')]?$/u.test(content) && !disclaimer.test(content)
    if (postscript.test(content) || isProse || opensQuotation(content, contentAt(lines, index + 1)) || content.startsWith('>')) return index
    index += 1
  }
  return index
}

/** Drops the last paragraph when it is a name with contact details: at least two lines of them. */
function withoutContactBlock(lines: readonly Line[]): Line[] {
  let start = lines.length - 1
  while (start > 0 && !lines[start]?.opensParagraph) start -= 1
  const block = lines.slice(Math.max(0, start))
  const details = block.filter(({ content }) => contactLine.test(content) || titleLine.test(content))
  const isContact = details.length >= 2 && block.length <= 10 && block.every(({ content }) => content.length < 120)
  return isContact ? lines.slice(0, start) : [...lines]
}

function* filledLines(text: string): Steps<Line[]> {
  const lines: Line[] = []
  let start = 0
  let opensParagraph = true
  for (let line = 1; start <= text.length; line++) {
    if (line % (40 * linesPerStep) === 0) yield
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    const content = text.slice(start, Math.min(end, start + maxLookedLength)).trim()
    if (content !== '') lines.push({ start, end, content, opensParagraph })
    opensParagraph = content === ''
    start = end + 1
  }
  return lines
}

function contentAt(lines: readonly Line[], index: number): string {
  return lines[index]?.content ?? ''
}
