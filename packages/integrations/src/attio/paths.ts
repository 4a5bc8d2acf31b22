/** The objects whose records are read, by their slugs. */
export type ObjectSlug = 'companies' | 'people' | 'deals'

/** Where Attio's API has what. */
export const paths = {
  members: '/v2/workspace_members',
  notes: '/v2/notes',
  tasks: '/v2/tasks',
  meetings: '/v2/meetings',
  objects: '/v2/objects',
  stages: '/v2/objects/deals/attributes/stage/statuses',
  query: (object: ObjectSlug) => `/v2/objects/${object}/records/query`
} as const
