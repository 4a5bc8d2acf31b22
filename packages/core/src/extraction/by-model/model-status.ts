import type { Settings } from '../../context/index.js'
import { costMicros } from '../../models/index.js'
import { sourceReadings } from '../tables/source-readings.js'
import { openStates } from './readings.js'

/** Sources that wait for the language model, and what reading them may take: rather too much than too little. */
export interface WaitingSources {
  sources: number
  estimatedTokens: number
  /** In units of the prices' currency; null where no prices are known. */
  estimatedCost: number | null
}

/** What the language model is still to read, over all organizations, and within which bounds. */
export interface ModelStatus {
  /** `live` was put when it was new; `history` was older than a day when it came, such as a first import. */
  waiting: { live: WaitingSources; history: WaitingSources }
  /** Sources that it could not read, or not to their end. */
  failed: number
  /** The tokens that an organization may use in a day. */
  bounds: { tokensPerDay: number; historyTokensPerDay: number }
  /** Days that the history of the organization with the most of it takes within its budget; 0 where none waits. */
  estimatedHistoryDays: number
}

/** Counts what waits for the language model, with an estimate of its tokens before they are used; undefined where no model reads sources. */
export async function modelStatus({ store, model }: Pick<Settings, 'store' | 'model'>): Promise<ModelStatus | undefined> {
  if (!model?.extracts) return undefined
  const [waiting, [failed]] = await Promise.all([
    store.acrossOrganizations.aggregate(sourceReadings, {
      where: { state: { in: openStates } },
      by: ['organization_id', 'is_history'],
      measures: { sources: { count: true }, tokens: { sum: 'estimated_tokens' } }
    }),
    store.acrossOrganizations.aggregate(sourceReadings, {
      where: { state: { in: ['failed', 'partly_read'] } },
      measures: { sources: { count: true } }
    })
  ])
  const of = (isHistory: boolean): WaitingSources => {
    const groups = waiting.filter(({ is_history }) => is_history === isHistory)
    const estimatedTokens = groups.reduce((sum, { tokens }) => sum + (tokens ?? 0), 0)
    const micros = costMicros(model.prices, { inputTokens: estimatedTokens, outputTokens: 0 })
    return {
      sources: groups.reduce((sum, { sources }) => sum + sources, 0),
      estimatedTokens,
      estimatedCost: micros === null ? null : micros / 1_000_000
    }
  }
  const { maxTokensPerDay: tokensPerDay, maxHistoryTokensPerDay } = model.bounds
  const historyTokensPerDay = Math.min(tokensPerDay, maxHistoryTokensPerDay)
  const longest = Math.max(0, ...waiting.map(({ is_history, tokens }) => (is_history ? (tokens ?? 0) : 0)))
  return {
    waiting: { live: of(false), history: of(true) },
    failed: failed?.sources ?? 0,
    bounds: { tokensPerDay, historyTokensPerDay },
    estimatedHistoryDays: Math.ceil(longest / historyTokensPerDay)
  }
}
