import { type Static, Type } from 'typebox'
import { type ChangeContext, recordChange } from '../../audit/index.js'
import { strictObject } from '../../validation/index.js'
import { factTypes } from '../fact-kinds.js'
import { factJudgements } from '../tables/index.js'

/** Which patterns. */
export const patternChoice = strictObject({
  factType: Type.Optional(Type.Enum([...factTypes], { description: 'Only this type of facts; all types by default.' })),
  kind: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Only this kind; all kinds of the type by default.' }))
})

/** Which patterns: those of a type, of a kind, or of both; all of the workspace where neither is given. */
export type PatternChoice = Static<typeof patternChoice>

/**
 * Lets findings of these patterns start with the pattern's own confidence again. What people said of facts stays: a dismissed fact is not opened again.
 * Answers how many patterns had learned something.
 */
export function resetPatterns(
  context: Pick<ChangeContext, 'store' | 'now' | 'ids' | 'origin'>,
  { factType, kind }: PatternChoice
): Promise<{ reset: number }> {
  return context.store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const where = {
      is_learned: { eq: true },
      ...(factType !== undefined && { fact_type: { eq: factType } }),
      ...(kind !== undefined && { kind: { eq: kind } })
    }
    const patterns = await transaction.aggregate(factJudgements, { where, by: ['fact_type', 'kind'], measures: {} })
    if (patterns.length === 0) return { reset: 0 }
    await transaction.update(factJudgements, where, { is_learned: false })
    const before = { patterns: patterns.map(({ fact_type, kind: of }) => ({ factType: fact_type, kind: of })) }
    await recordChange(transaction, context, { subjectId: null, before, after: null })
    return { reset: patterns.length }
  })
}
