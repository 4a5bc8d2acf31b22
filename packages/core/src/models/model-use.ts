import { requireKnownOptions } from '../validation/index.js'

/** Tokens that a question and its answer took, as the endpoint counts them; guessed by their length where it does not. */
export interface Usage {
  inputTokens: number
  outputTokens: number
}

/** What a model costs, in units of a currency for a million tokens. */
export interface ModelPrices {
  inputPerMillion: number
  outputPerMillion: number
  /** Three letters; USD by default. It is only shown. */
  currency?: string
}

/** What no work of a model goes beyond. */
export interface ModelBounds {
  /** Questions to the model in one run of an agent; 20 by default. */
  maxSteps: number
  /** Tokens in and out of one run of an agent; 200,000 by default. */
  maxTokens: number
  /** Seconds of one run of an agent; 300 by default. */
  maxSeconds: number
  /** What one run of an agent may cost, in units of the prices' currency; 1 by default. It counts only where prices are given. */
  maxCost: number
  /** Seconds that one answer may take; 120 by default. */
  answerSeconds: number
  /** Tokens of one organization in a day (UTC), over everything that uses the model; 5,000,000 by default. */
  maxTokensPerDay: number
  /**
   * The part of these tokens for reading texts that are older than a day when they arrive, such as a first import;
   * 2,000,000 by default.
   */
  maxHistoryTokensPerDay: number
}

/** How the language model is used: what it costs, its bounds, and what beside agents it is used for. Everything has a default. */
export interface ModelUse extends Partial<ModelBounds> {
  prices?: ModelPrices
  /** Whether it reads facts out of sources, beside the rules; true by default. */
  extraction?: boolean
  /** Whether the model rewords attention items, within their evidence; true by default. */
  rephrasing?: boolean
}

const defaultBounds: ModelBounds = {
  maxSteps: 20,
  maxTokens: 200_000,
  maxSeconds: 300,
  maxCost: 1,
  answerSeconds: 120,
  maxTokensPerDay: 5_000_000,
  maxHistoryTokensPerDay: 2_000_000
}

const boundNames = Object.keys(defaultBounds) as (keyof ModelBounds)[]

/** Use with its defaults filled in. */
export interface ReadUse {
  prices: ModelPrices | undefined
  bounds: ModelBounds
  extracts: boolean
  rephrases: boolean
}

/** Fills in the defaults; throws TypeError naming what is wrong. */
export function readModelUse(given: ModelUse = {}): ReadUse {
  requireKnownOptions(given, [...boundNames, 'prices', 'extraction', 'rephrasing'], 'modelUse')
  const bounds = { ...defaultBounds }
  for (const name of boundNames) {
    const value = given[name]
    if (value === undefined) continue
    if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0)
      throw new TypeError(`modelUse.${name} must be a number above 0, and finite`)
    bounds[name] = value
  }
  for (const name of ['extraction', 'rephrasing'] as const)
    if (given[name] !== undefined && typeof given[name] !== 'boolean') throw new TypeError(`modelUse.${name} must be true or false`)
  return { prices: readPrices(given.prices), bounds, extracts: given.extraction ?? true, rephrases: given.rephrasing ?? true }
}

function readPrices(given: ModelPrices | undefined): ModelPrices | undefined {
  if (given === undefined) return undefined
  requireKnownOptions(given, ['inputPerMillion', 'outputPerMillion', 'currency'], 'modelUse.prices')
  for (const name of ['inputPerMillion', 'outputPerMillion'] as const)
    if (typeof given[name] !== 'number' || !Number.isFinite(given[name]) || given[name] < 0)
      throw new TypeError(`modelUse.prices.${name} must be a number of at least 0: what a million tokens cost`)
  const { currency = 'USD' } = given
  if (typeof currency !== 'string' || !/^[A-Za-z]{3}$/.test(currency))
    throw new TypeError('modelUse.prices.currency must have three letters')
  return { ...given, currency: currency.toUpperCase() }
}

/** What tokens cost, in millionths of the currency's unit; null where no prices are known. */
export function costMicros(prices: ModelPrices | undefined, { inputTokens, outputTokens }: Usage): number | null {
  return prices ? Math.round(inputTokens * prices.inputPerMillion + outputTokens * prices.outputPerMillion) : null
}
