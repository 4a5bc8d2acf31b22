import type { Operation, ProviderOptions } from '@rapport/core/connector'
import type { Fields } from '../json-fields.js'
import type { HubspotRecord, ObjectKind } from './object-stream.js'
import { listProperty, numberProperty, property, timeOf, timeProperty } from './properties.js'

/** Where hosts keep their own id of a customer, if they have not said it; HubSpot's own names are in small letters. */
const usualProperties = ['customerid', 'customerId', 'customer_id', 'rapport_customer_id']

/** Companies: an account each. */
export function companies({ customerIdProperty }: ProviderOptions): ObjectKind {
  const hosts = customerIdProperty === undefined ? usualProperties : [customerIdProperty]
  return {
    type: 'companies',
    summary: 'Companies: names, domains, owners, industry, size, and your own id of them',
    becomes: 'A customer for each company, with all its domains. Your customerId comes from a property',
    properties: [
      'name',
      'domain',
      'hs_additional_domains',
      'hubspot_owner_id',
      'industry',
      'numberofemployees',
      'lifecyclestage',
      'createdate',
      'hs_merged_object_ids',
      ...hosts
    ],
    map: ({ id, at, object, owner }) => [
      {
        kind: 'account',
        id,
        at,
        name: property(object, 'name'),
        domains: [property(object, 'domain') ?? [], listProperty(object, 'hs_additional_domains')].flat(),
        customerId: hosts.map((name) => property(object, name)).find((value) => value !== undefined),
        ownerEmail: owner?.email,
        createdAt: timeProperty(object, 'createdate') ?? timeOf(object.createdAt),
        traits: traitsOf(object)
      },
      // What was merged into this one is not there any more.
      ...listProperty(object, 'hs_merged_object_ids').flatMap((merged) => (merged === id ? [] : removedCompany(merged, at)))
    ]
  }
}

function traitsOf(object: HubspotRecord['object']): Fields & Record<string, string | number> {
  const industry = property(object, 'industry')
  const size = numberProperty(object, 'numberofemployees')
  const stage = property(object, 'lifecyclestage')
  return { ...(industry && { industry }), ...(size !== undefined && { company_size: size }), ...(stage && { lifecyclestage: stage }) }
}

/** A company that is gone. */
export const removedCompany = (id: string, at: number): Operation[] => [{ kind: 'removal', of: 'account', id, at }]
