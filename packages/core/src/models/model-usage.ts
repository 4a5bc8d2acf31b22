import type { Rows, Transaction } from '../storage/index.js'
import { isoTime } from '../values/index.js'
import { costMicros, type ModelPrices, type Usage } from './model-use.js'
import { modelUsage } from './tables/model-usage.js'

/** What a language model is used for. */
export type ModelPurpose = 'agents' | 'extraction' | 'history' | 'rephrasing'

const dayOf = (now: number) => isoTime(now).slice(0, 10)

/** Writes down what an answer took, in the transaction that uses it. */
export async function countModelUse(
  transaction: Transaction,
  purpose: ModelPurpose,
  usage: Usage,
  prices: ModelPrices | undefined,
  now: number
): Promise<void> {
  const { inputTokens: input_tokens, outputTokens: output_tokens } = usage
  const row = { day: dayOf(now), purpose, questions: 1, input_tokens, output_tokens, cost_micros: costMicros(prices, usage) ?? 0 }
  await transaction.merge(modelUsage, [row])
}

/** The tokens that an organization's work has taken today, over all purposes or for one. */
export async function tokensToday(rows: Rows<'organization'>, now: number, purpose?: ModelPurpose): Promise<number> {
  const used = await rows.find(modelUsage, { where: { day: { eq: dayOf(now) }, ...(purpose && { purpose: { eq: purpose } }) } })
  return used.reduce((sum, { input_tokens, output_tokens }) => sum + input_tokens + output_tokens, 0)
}
