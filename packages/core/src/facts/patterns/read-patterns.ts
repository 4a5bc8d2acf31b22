import { type Static, Type } from 'typebox'
import type { Rows } from '../../storage/index.js'
import { strictObject } from '../../validation/index.js'
import { compareText } from '../../values/index.js'
import { factDecisions } from '../judgements/fact-decision.js'
import { factJudgements } from '../tables/index.js'
import { type PatternCounts, patternConfidence } from './pattern-confidence.js'

const count = (description: string) => Type.Integer({ minimum: 0, description })
const share = Type.Number({ minimum: 0, maximum: 1 })

/** What a workspace has learned of a pattern. */
export const factPattern = strictObject({
  factType: Type.String(),
  kind: Type.String({ description: 'What the pattern finds, such as "cancels".' }),
  confirmed: count('How many facts of this pattern people confirmed.'),
  dismissed: count('How many facts of this pattern people dismissed.'),
  example: Type.Object(
    { found: share, startsAt: share },
    {
      additionalProperties: false,
      description: 'The confidence that a finding of 0.9 starts with now: (10 p + confirmed) / (10 + judged).'
    }
  )
})

/** What a workspace has learned of a pattern: a type of fact, and a kind of it. */
export type FactPattern = Static<typeof factPattern>

const exampleConfidence = 0.9

/** What people's judgements taught of the patterns that have any, by type and kind. */
export async function listPatterns(rows: Rows<'organization'>): Promise<FactPattern[]> {
  const groups = await readCounts(rows, {})
  const items = [...groups.values()].map(({ factType, kind, confirmed, dismissed }) => {
    const example = { found: exampleConfidence, startsAt: patternConfidence(exampleConfidence, { confirmed, dismissed }) }
    return { factType, kind, confirmed, dismissed, example }
  })
  return items.sort((a, b) => compareText(a.factType, b.factType) || compareText(a.kind, b.kind))
}

/** The counts of these patterns that have any, by `patternKey`. */
export async function patternCounts(
  rows: Rows<'organization'>,
  patterns: readonly { factType: string; kind: string }[]
): Promise<ReadonlyMap<string, PatternCounts>> {
  if (patterns.length === 0) return new Map()
  const types = [...new Set(patterns.map(({ factType }) => factType))]
  const kinds = [...new Set(patterns.map(({ kind }) => kind))]
  return readCounts(rows, { fact_type: { in: types }, kind: { in: kinds } })
}

/** One text for each pattern. */
export const patternKey = (factType: string, kind: string) => JSON.stringify([factType, kind])

interface PatternWhere {
  fact_type?: { in: readonly string[] }
  kind?: { in: readonly string[] }
}

async function readCounts(rows: Rows<'organization'>, where: PatternWhere) {
  const groups = await rows.aggregate(factJudgements, {
    where: { ...where, is_learned: { eq: true } },
    by: ['fact_type', 'kind', 'decision'],
    measures: { count: { count: true } }
  })
  const patterns = new Map<string, PatternCounts & { factType: string; kind: string }>()
  for (const { fact_type: factType, kind, decision, count: judged } of groups) {
    if (factType === null || kind === null) continue
    const key = patternKey(factType, kind)
    const counts = patterns.get(key) ?? { factType, kind, confirmed: 0, dismissed: 0 }
    const field = factDecisions.find((each) => each === decision)
    if (field) counts[field] += judged
    patterns.set(key, counts)
  }
  return patterns
}
