/** What a regular expression takes, reckoned before it runs. */
export interface PatternCost {
  /** States of its automaton, about: characters and classes, each as often as its repetitions copy it. */
  states: number
  /** The deepest nesting of its parentheses. */
  depth: number
}

/** A sequence between parentheses: what it costs, and its last part, which a repetition multiplies. */
interface Sequence {
  states: number
  last: number
}

const repetition = /^\{(\d+)(,(\d*))?\}/

/**
 * Reckons a regular expression of Postgres in its advanced form (chapter 9.7.3 of its manual). Postgres copies what a repetition repeats: `x{n}` is n times
 * `x`, `x+` is `xx*`, and a back reference is a copy of its group. `plain` is the character that makes the next one plain; SIMILAR TO can choose another.
 */
export function patternCost(pattern: string, plain = '\\'): PatternCost {
  const open: Sequence[] = [{ states: 0, last: 0 }]
  let depth = 0
  let largestGroup = 1
  const add = (states: number) => {
    const sequence = open.at(-1)
    if (!sequence) return
    sequence.states += states
    sequence.last = states
  }
  const multiply = (times: number) => {
    const sequence = open.at(-1)
    if (!sequence) return
    sequence.states += sequence.last * (Math.max(1, times) - 1)
  }
  const close = () => {
    const group = open.pop()
    if (!group) return
    largestGroup = Math.max(largestGroup, group.states)
    add(Math.max(1, group.states))
  }

  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at] ?? ''
    if (character === plain) {
      add(/[1-9]/.test(pattern[++at] ?? '') ? largestGroup : 1)
    } else if (character === '[') {
      at = endOfClass(pattern, at, plain)
      add(1)
    } else if (character === '(' && pattern.startsWith('(?#', at)) {
      const end = pattern.indexOf(')', at)
      at = end < 0 ? pattern.length : end
    } else if (character === '(') {
      open.push({ states: 0, last: 0 })
      depth = Math.max(depth, open.length - 1)
    } else if (character === ')' && open.length > 1) {
      close()
    } else if (character === '+') {
      multiply(2)
    } else if (character === '{') {
      const [written, least = '', range, most] = repetition.exec(pattern.slice(at, at + 20)) ?? []
      if (written === undefined) add(1)
      else {
        at += written.length - 1
        multiply(range === undefined ? Number(least) : most ? Number(most) : Number(least) + 1)
      }
    } else if (character !== '*' && character !== '?') {
      add(1)
    }
  }
  while (open.length > 1) close()
  // A literal pattern is as long as it is written, whatever it would mean otherwise.
  return { states: Math.max(pattern.length, open[0]?.states ?? 0), depth }
}

/** Where a class of characters ends, such as `[^]a-z[:digit:]]`. */
function endOfClass(pattern: string, start: number, plain: string): number {
  let at = start + 1
  if (pattern[at] === '^') at++
  if (pattern[at] === ']') at++
  for (; at < pattern.length; at++) {
    const character = pattern[at]
    if (character === ']') return at
    if (character === plain) at++
    const kind = pattern[at + 1]
    if (character === '[' && (kind === ':' || kind === '.' || kind === '=')) {
      const end = pattern.indexOf(`${kind}]`, at + 2)
      at = end < 0 ? pattern.length : end + 1
    }
  }
  return pattern.length
}
