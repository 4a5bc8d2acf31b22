import { Type } from 'typebox'
import { defineTable, integer, json, nullable, text, time } from '../../storage/index.js'

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
    id: text(),
    revision: text(),
    generation: integer(),
    source_key: text(),
    feature_key: text(),
    name: text(),
    event_name: text(),
    property_filters: json<StoredPropertyFilter[]>(),
    created_at: time(),
    archived_at: nullable(time())
  }),
  key: ['id'],
  indexes: [{ columns: ['archived_at', 'feature_key'] }]
})
