import type { Static, TObject, TSchema } from 'typebox'
import { requireStorable } from '../domain/require-storable.js'
import { RapportError } from '../errors.js'
import type { Settings } from '../options.js'
import { checkOf } from '../validation.js'
import type { Resource } from './define-resource.js'
import type { ResourcePage } from './results.js'

/** Makes the list of a resource in the embedding API. Throws INVALID_TOOL_INPUT naming the field of the query, such as `query.limit must be at least 1`. */
export function listResource<Input extends TSchema, Item extends TObject, Query extends TObject>(
  { store, clock }: Settings,
  resource: Resource<Input, Item, Query>
) {
  const check = checkOf(resource.query)
  return async (organizationId: string, query: unknown): Promise<ResourcePage<Static<Item>>> => {
    if (!check.accepts(query)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(query, 'query'))
    requireStorable(query, 'query')
    return resource.list({ store: store.organization(organizationId), now: clock.now() }, query)
  }
}
