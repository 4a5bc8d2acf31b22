/** Says whether a caller can call the tool of this name. */
export type IsOffered = (tool: string) => boolean

const toolName = /\bsvc_[a-z_]*[a-z]\b/g

/** What may stand before the first tool of a list: it stays when the tool goes. */
const beginning = /^(?:Next: |Begin with )/

/**
 * A text of ours without the parts that send its reader to tools which the reader does not have. Sentences that name none of these stay as they are. Of
 * others stay the halves between semicolons, and the members of a list, that name none.
 *
 * @example offeredWords('Reads one account. Next: svc_list_facts for proof, svc_get_timeline.', (tool) => tool !== 'svc_list_facts')
 * // 'Reads one account. Next: svc_get_timeline.'
 */
export function offeredWords(text: string, isOffered: IsOffered): string {
  if (!namesAbsent(text, isOffered)) return text
  return text
    .split('\n')
    .map((line) => offeredLine(line, isOffered))
    .join('\n')
    .trim()
}

/** A JSON Schema whose descriptions are such texts; one that is left with nothing to say is left out. */
export function offeredSchema(schema: object, isOffered: IsOffered): object {
  return namesAbsent(JSON.stringify(schema), isOffered) ? Object(described(schema, isOffered)) : schema
}

/** The tools that a text names. */
export const namedTools = (text: string): readonly string[] => text.match(toolName) ?? []

const namesAbsent = (text: string, isOffered: IsOffered) => namedTools(text).some((tool) => !isOffered(tool))

function offeredLine(line: string, isOffered: IsOffered): string {
  if (!namesAbsent(line, isOffered)) return line
  const sentences = line.split(/(?<=[.!?])\s+(?=[A-Z]|svc_)/)
  return sentences.flatMap((sentence) => offeredSentence(sentence, isOffered)).join(' ')
}

function offeredSentence(sentence: string, isOffered: IsOffered): string[] {
  if (!namesAbsent(sentence, isOffered)) return [sentence]
  const end = /[.!?]$/.exec(sentence)?.[0] ?? ''
  const clauses = sentence.slice(0, sentence.length - end.length).split('; ')
  const kept = clauses.map((clause) => offeredClause(clause, isOffered)).filter((clause) => clause !== '')
  const words = kept.join('; ')
  return words === '' ? [] : [`${words.startsWith('svc_') ? words : `${words[0]?.toUpperCase()}${words.slice(1)}`}${end}`]
}

/** The clause without those members of its list that begin with a tool which is absent; nothing where it names one elsewhere. */
function offeredClause(clause: string, isOffered: IsOffered): string {
  if (!namesAbsent(clause, isOffered)) return clause
  const lead = beginning.exec(clause)?.[0] ?? ''
  const members = clause.slice(lead.length).split(/,? or (?=svc_)|, (?=svc_)/)
  const kept = members.filter((member) => !namesAbsent(member, isOffered))
  const isList = kept.length > 0 && members.every((member, index) => kept.includes(member) || index > 0 || lead !== '')
  return isList ? lead + kept.join(', ') : ''
}

function described(value: unknown, isOffered: IsOffered): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => described(each, isOffered))
  const entries = Object.entries(value).flatMap(([name, held]): [string, unknown][] => {
    if (name !== 'description' || typeof held !== 'string') return [[name, described(held, isOffered)]]
    const words = offeredWords(held, isOffered)
    return words === '' ? [] : [[name, words]]
  })
  return Object.fromEntries(entries)
}
