import type { RowOf, Rows } from '../storage/index.js'
import { features, type StoredPropertyFilter } from './tables/features.js'

export type FeatureRow = RowOf<typeof features>
export type PropertyFilter = StoredPropertyFilter

/** Which events count: those of this name whose properties pass all filters. */
export type FeatureRule = {
  eventName: string
  propertyFilters: PropertyFilter[]
}

/** A feature as tools answer it. */
export type Feature = {
  id: string
  revision: string
  sourceKey: string
  featureKey: string
  name: string
  rule: FeatureRule
}

/** How many features a workspace may have at a time. */
export const maxFeatures = 100

/** The features that are not archived, by key. */
export async function activeFeatures(rows: Rows<'organization'>): Promise<Feature[]> {
  const found = await rows.find(features, {
    where: { archived_at: { isNull: true } },
    orderBy: { column: 'feature_key', direction: 'asc' }
  })
  return found.map(featureOf)
}

export function featureOf({ id, revision, source_key, feature_key, name, event_name, property_filters }: FeatureRow): Feature {
  const rule = { eventName: event_name, propertyFilters: property_filters }
  return { id, revision, sourceKey: source_key, featureKey: feature_key, name, rule }
}
