import type { ProviderOptions } from '@rapport/core/connector'

/** Kinds of records that are read, as their paths call them. */
export type ObjectType = 'companies' | 'contacts' | 'deals' | 'tickets' | 'emails' | 'calls' | 'meetings' | 'notes'

/** Where HubSpot's API has what, in the version that is asked for. */
export interface HubspotPaths {
  list(type: ObjectType): string
  search(type: ObjectType): string
  batchRead(type: ObjectType): string
  associations(from: ObjectType, to: ObjectType): string
  pipelines(type: 'deals' | 'tickets'): string
  owners: string
  /** Where the details of the account are: the first that answers. The old version has none. */
  account: readonly string[]
  token: string
  /** Where a token is looked at; undefined in the old version, which has it in the path (`oldTokenInfo`). */
  tokenInfo: string | undefined
}

export const hubspotOrigin = 'https://api.hubapi.com'
const newest = '2026-09'
const tokens = '/oauth/2026-03/token'

/** The paths of the version of a date, or of the older one that is called v3. */
export function pathsOf({ apiVersion = newest }: ProviderOptions): HubspotPaths {
  const isOld = apiVersion === 'v3'
  const objects = isOld ? '/crm/v3/objects' : `/crm/objects/${apiVersion}`
  const associations = isOld ? '/crm/v4/associations' : `/crm/associations/${apiVersion}`
  return {
    list: (type) => `${objects}/${type}`,
    search: (type) => `${objects}/${type}/search`,
    batchRead: (type) => `${objects}/${type}/batch/read`,
    associations: (from, to) => `${associations}/${from}/${to}/batch/read`,
    pipelines: (type) => (isOld ? `/crm/v3/pipelines/${type}` : `/crm/pipelines/${apiVersion}/${type}`),
    owners: isOld ? '/crm/v3/owners' : `/crm/owners/${apiVersion}`,
    account: isOld ? [] : ['/account-info/2026-03/details', '/account-info/v3/details'],
    token: isOld ? '/oauth/v1/token' : tokens,
    tokenInfo: isOld ? undefined : `${tokens}/introspect`
  }
}

/** Where the older version tells of a token. */
export const oldTokenInfo = (token: string) => `/oauth/v1/access-tokens/${encodeURIComponent(token)}`
