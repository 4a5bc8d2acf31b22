import { type ChangeContext, recordChange } from '../audit/index.js'
import { RapportError } from '../errors.js'
import { canonicalJson, digestKey } from '../values/index.js'
import { type Feature, type FeatureRow, featureOf, maxFeatures, type PropertyFilter } from './feature.js'
import { featureSources, selectSource } from './feature-source.js'
import { features } from './tables/features.js'

/** A feature as it is asked for. */
export interface NewFeature {
  sourceKey: string
  eventName: string
  featureKey: string
  name: string
  propertyFilters?: PropertyFilter[]
}

/**
 * Makes a feature, or answers the one that there is under this key with this rule. Throws NOT_FOUND for a source of nobody's, CONFLICT when the key
 * stands for another rule, and when there are as many features as there may be.
 */
export async function createFeature(context: ChangeContext, input: NewFeature): Promise<{ created: boolean; feature: Feature }> {
  const { store, now } = context
  const { sourceKey, featureKey, name, eventName, propertyFilters = [] } = input
  selectSource(await featureSources(store), sourceKey)
  const id = digestKey('value_feature_v1', { organizationId: store.organizationId, sourceKey, featureKey })
  return store.transaction(async (transaction) => {
    await transaction.lock('features')
    const [known] = await transaction.get(features, [{ id }])
    if (known && known.archived_at === null) return { created: false, feature: sameFeature(known, eventName, propertyFilters) }
    const active = await transaction.count(features, { archived_at: { isNull: true } })
    if (active >= maxFeatures) {
      throw new RapportError('CONFLICT', `A workspace has at most ${maxFeatures} features; archive one with svc_archive_feature first`)
    }
    const generation = (known?.generation ?? 0) + 1
    const revision = digestKey('value_feature_revision_v1', { id, generation, name, eventName, propertyFilters })
    const row: FeatureRow = {
      id,
      revision,
      generation,
      source_key: sourceKey,
      feature_key: featureKey,
      name,
      event_name: eventName,
      property_filters: propertyFilters,
      created_at: now,
      archived_at: null
    }
    await transaction.upsert(features, [row])
    const feature = featureOf(row)
    await recordChange(transaction, context, { subjectId: id, before: null, after: feature })
    return { created: true, feature }
  })
}

function sameFeature(row: FeatureRow, eventName: string, propertyFilters: readonly PropertyFilter[]): Feature {
  const isSame = row.event_name === eventName && setOf(row.property_filters) === setOf(propertyFilters)
  if (isSame) return featureOf(row)
  throw new RapportError('CONFLICT', `The key ${row.feature_key} belongs to another rule; use another key, or archive that feature first`)
}

/** Filters must all hold, so that their order says nothing. */
function setOf(filters: readonly PropertyFilter[]): string {
  return [...new Set(filters.map(canonicalJson))].sort().join()
}
