import { Type } from 'typebox'
import { code, defineTable, integer, json, nullable, text, time } from '../../storage/index.js'

/** A test of one property of an event: that it has exactly this value, or any value but null. */
export type StoredPropertyFilter =
  | {
      property: string
      operator: 'equals'
      value: { type: 'string'; value: string } | { type: 'number'; value: number } | { type: 'boolean'; value: boolean }
    }
  | { property: string; operator: 'exists' }

/**
 * What people do with the product that is worth counting: custom events of a name, narrowed by properties. `id` is a digest of source and key, so that
 * a feature that is archived and made again is the same one; `generation` counts how often it was made.
 */
export const features = defineTable({
  name: 'features',
  scope: 'organization',
  row: Type.Object({
    id: code(),
    revision: code(),
    generation: integer(),
    source_key: text(),
    feature_key: text(),
    name: text(),
    event_name: text(),
    property_filters: json<StoredPropertyFilter[]>(),
    created_at: time(),
    archived_at: nullable(time())
  }),
  personal: { name: 'none', event_name: 'none', property_filters: 'none', source_key: 'none', feature_key: 'none' },
  key: ['id'],
  indexes: [{ columns: ['archived_at', 'feature_key'] }]
})
