import type { workspace } from './default.js'

export const filter: Parameters<typeof workspace.segments.create>[0]['filter'] = {
  match: 'all',
  conditions: [{ field: 'renewal', op: 'in_next_days', value: 90 }]
}
