import type { ProviderOptions, SendRequest } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../json-fields.js'
import { pathsOf } from './paths.js'

/** Where pages of HubSpot's are, if it does not say it. */
export const usualDomain = 'app.hubspot.com'
/** What may stand in a link: a host of HubSpot's own. */
const ofHubspot = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.hubspot(qa)?\.com$/

/** The host of an account's pages, as `app-eu1.hubspot.com`: it depends on where the account's data is. A run asks once. */
export async function readUiDomain(request: SendRequest, options: ProviderOptions): Promise<string> {
  for (const path of pathsOf(options).account) {
    const { status, body } = await request({ path, optional: true })
    const domain = status < 300 ? textOf(fieldsOf(body)?.uiDomain)?.trim().toLowerCase() : undefined
    if (domain !== undefined && ofHubspot.test(domain)) return domain
  }
  return usualDomain
}
