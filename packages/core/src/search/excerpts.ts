import type { Steps } from '../values/index.js'
import type { AnalyzedSentence, AnalyzedTexts } from './analyzed-texts.js'
import type { PassageText } from './passage-texts.js'
import type { UnitScores } from './ranking/unit-scores.js'

/** An exact part of a text. */
export interface Excerpt {
  text: string
  /** ISO 8601 in UTC. */
  occurredAt: string | null
  position: number
  /** How well it answers by itself. */
  score: number
}

/** A sentence is shown with those around it up to this length; a turn that is no longer is shown whole. */
const comfortable = 300
/** What a unit has of those before and after it: an answer says little without its question. */
const neighbourShare = 0.3
/** What an answer has of the question before it, besides. */
const answerShare = 0.3
/** A further excerpt has to answer about as well as the first. */
const furtherShare = 0.5

/** A sentence, or a short text as a whole, and what of the query it has. */
interface Unit extends AnalyzedSentence {
  groups: ReadonlyMap<number, number>
  own: number
}

interface Part {
  source: PassageText
  units: readonly Unit[]
}

/**
 * The exact parts of these texts that answer best, at most this many, in whole sentences. Headings only when nothing else has a word of the query; and
 * where nothing has one, how the best passage begins.
 */
export function* excerptsOf(texts: readonly PassageText[], scores: UnitScores, analyzed: AnalyzedTexts, limit: number): Steps<Excerpt[]> {
  const parts: Part[] = []
  for (const source of texts) {
    const speaker = source.speaker === null ? [] : yield* analyzed.termsOf(source.speaker)
    const units = (yield* unitsOf(source, analyzed)).map((unit) => {
      const groups = scores.groupsIn(speaker.length === 0 ? unit.terms : [...speaker, ...unit.terms])
      return { ...unit, groups, own: scores.score(groups, unit.terms.length) }
    })
    parts.push({ source, units })
  }
  const body = new Choice(
    parts.filter(({ source }) => source.position >= 0),
    scores
  )
  const chosen = body.take(limit)
  if (chosen.length > 0) return chosen
  const heading = new Choice(
    parts.filter(({ source }) => source.position < 0),
    scores
  )
  const titles = heading.take(1)
  return titles.length > 0 ? titles : body.opening()
}

function* unitsOf({ text, position }: PassageText, analyzed: AnalyzedTexts): Steps<readonly AnalyzedSentence[]> {
  const sentences = yield* analyzed.sentencesOf(text)
  // Title and summary stand in one text, but nobody wrote them as one.
  if (position < 0 || text.length > comfortable) return sentences
  return [{ text, start: 0, terms: sentences.flatMap(({ terms }) => terms) }]
}

/** Chooses among units, one excerpt after the other. */
class Choice {
  private readonly shown = new Set<number>()
  private readonly used = new Set<Unit>()
  private readonly around = new Map<Unit, number>()

  constructor(
    private readonly parts: readonly Part[],
    private readonly scores: UnitScores
  ) {
    const inOrder = parts.toSorted((a, b) => a.source.position - b.source.position)
    const units = inOrder.flatMap(({ source, units: own }) => own.map((unit) => ({ unit, position: source.position })))
    for (const [place, { unit, position }] of units.entries()) {
      const near = [units[place - 1], units[place + 1]].filter((other) => other && Math.abs(other.position - position) <= 1)
      const sum = near.reduce((all, other) => all + (other?.unit.own ?? 0) * neighbourShare, 0)
      const before = units[place - 1]
      const isAnswer = before && position - before.position === 1 && before.unit.text.trimEnd().endsWith('?')
      this.around.set(unit, sum + (isAnswer ? before.unit.own * answerShare : 0))
    }
  }

  take(limit: number): Excerpt[] {
    const excerpts: Excerpt[] = []
    let enough = 0
    for (let next = this.next(enough); next && excerpts.length < limit; next = this.next(enough)) {
      excerpts.push(next)
      enough = furtherShare * (excerpts[0]?.score ?? 0)
    }
    return excerpts
  }

  /** The beginning of the first text. */
  opening(): Excerpt[] {
    const [first] = this.parts
    return first && first.units.length > 0 ? [this.show(first, 0, 0)] : []
  }

  private next(enough: number): Excerpt | undefined {
    let best: { part: Part; index: number } | undefined
    let most = enough
    for (const part of this.parts) {
      for (const [index, unit] of part.units.entries()) {
        const value = this.valueOf(unit)
        if (value > most) {
          best = { part, index }
          most = value
        }
      }
    }
    return best && this.show(best.part, best.index, most)
  }

  /** What a unit says of the query that no excerpt has shown yet. */
  private valueOf(unit: Unit | undefined): number {
    if (!unit || unit.own === 0 || this.used.has(unit)) return 0
    return this.scores.score(unit.groups, unit.terms.length, this.shown) + (this.around.get(unit) ?? 0)
  }

  private show({ source, units }: Part, index: number, score: number): Excerpt {
    const [first, last] = source.position < 0 ? [index, index] : this.widen(units, index)
    const chosen = units.slice(first, last + 1)
    for (const unit of chosen) {
      this.used.add(unit)
      for (const group of unit.groups.keys()) this.shown.add(group)
    }
    const text = chosen.map((unit) => unit.text).join('')
    return { text: text.trim(), occurredAt: source.occurredAt, position: source.position, score }
  }

  /** The units to show around one: the better neighbour first, as long as there is room. */
  private widen(units: readonly Unit[], index: number): readonly [first: number, last: number] {
    let first = index
    let last = index
    let room = comfortable - (units[index]?.text.length ?? 0)
    for (;;) {
      const before = this.fitting(units[first - 1], room)
      const after = this.fitting(units[last + 1], room)
      if (after && !(before && this.valueOf(before) > this.valueOf(after))) {
        last++
        room -= after.text.length
      } else if (before) {
        first--
        room -= before.text.length
      } else return [first, last]
    }
  }

  private fitting(unit: Unit | undefined, room: number): Unit | undefined {
    return unit && unit.text.length <= room && !this.used.has(unit) ? unit : undefined
  }
}
