/**
 * The types of facts: what facts are about.
 *
 * @example factTypes.map((type) => `<option>${type}</option>`)
 */
export const factTypes = [
  'CUSTOM',
  'COMPANY_CHANGE',
  'FUNDING_REVENUE',
  'TECHNOLOGY',
  'STRATEGY',
  'COMPETITIVE',
  'SENTIMENT',
  'CHAMPION_RISK',
  'EXPANSION',
  'CHURN_RISK',
  'TIMELINE',
  'BUDGET',
  'DECISION_MAKER',
  'REQUIREMENTS',
  'PRODUCT_USAGE',
  'CONTACT_INFO',
  'CONTACT_PREFERENCE',
  'CONTACT_DEPARTURE',
  'CONTACT_POSITION_CHANGE',
  'CONTACT_DISENGAGEMENT'
] as const

/** The types of facts that open attention items: somebody should look at them. */
export const pressingFactTypes = [
  'CHURN_RISK',
  'CHAMPION_RISK',
  'CONTACT_DEPARTURE',
  'COMPETITIVE',
  'EXPANSION'
] as const satisfies FactType[]

/** What detectors of anomalies find; facts can be of these types, but no list can be narrowed to them. */
export const anomalyTypes = [
  'TRACKING_GAP',
  'SCHEMA_DRIFT',
  'INGESTION_LAG',
  'ACTIVATION_RATE_DROP',
  'FUNNEL_DROPOFF',
  'CORE_ACTION_DECAY',
  'CADENCE_BREAK',
  'QUIET_ACCOUNT',
  'CHAMPION_AT_RISK',
  'SEGMENT_DIVERGENCE'
] as const

export const factCategories = ['MEMORY', 'RELATIONSHIP', 'CUSTOM'] as const

export const factStatuses = ['ACTIVE', 'ACKNOWLEDGED', 'RESOLVED', 'SNOOZED', 'CANDIDATE'] as const

export type FactType = (typeof factTypes)[number] | (typeof anomalyTypes)[number]
export type FactCategory = (typeof factCategories)[number]
export type FactStatus = (typeof factStatuses)[number]

/** The category of a type: who people are and how they feel is RELATIONSHIP, CUSTOM is its own, all else MEMORY. */
export function categoryOf(factType: FactType): FactCategory {
  if (factType === 'CUSTOM') return 'CUSTOM'
  return factType.startsWith('CONTACT_') || factType === 'CHAMPION_RISK' || factType === 'SENTIMENT' ? 'RELATIONSHIP' : 'MEMORY'
}
