import { Type } from 'typebox'
import { orNull } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'

const text = () => orNull(Type.String())
const maybeText = () => Type.Optional(text())
const maybeCount = () => Type.Optional(orNull(Type.Integer()))

const funding = strictObject({
  totalInvestmentUsd: orNull(Type.Number({ description: 'In US dollars.' })),
  lastRoundType: text(),
  lastRoundAmountUsd: orNull(Type.Number({ description: 'In US dollars.' })),
  lastFundraiseDate: text(),
  investors: Type.Array(Type.String())
})

const hiring = strictObject({ openingsCount: orNull(Type.Integer()), recentTitles: Type.Array(Type.String()) })

const subscribers = strictObject({ count: orNull(Type.Integer()), growth: Type.Record(Type.String(), orNull(Type.Number())) })

const summary = strictObject({
  name: maybeText(),
  domain: maybeText(),
  websiteUrl: maybeText(),
  description: maybeText(),
  logoUrl: maybeText(),
  linkedinUrl: maybeText(),
  yearFounded: maybeCount(),
  companyType: maybeText(),
  employeeCountRange: maybeText(),
  headcount: maybeCount(),
  industry: maybeText(),
  categories: Type.Optional(Type.Array(Type.String())),
  markets: Type.Optional(Type.Array(Type.String())),
  headquarters: maybeText(),
  fundingSummary: Type.Optional(orNull(funding)),
  hiringSummary: Type.Optional(orNull(hiring)),
  followerSummary: Type.Optional(orNull(subscribers))
})

/** What an enrichment provider knows of a company. */
export const enrichment = strictObject({
  status: Type.Enum(['MISSING', 'FRESH', 'STALE', 'FAILED', 'NO_MATCH', 'INPUT_CHANGED']),
  provider: text(),
  providerEntityId: text(),
  summary: orNull(summary),
  match: orNull(Type.Record(Type.String(), Type.Unknown())),
  lastSuccessfulRefreshAt: text(),
  lastAttemptAt: text(),
  expiresAt: text(),
  error: orNull(strictObject({ class: Type.String(), message: Type.String(), retryable: Type.Optional(Type.Boolean()) }))
})
