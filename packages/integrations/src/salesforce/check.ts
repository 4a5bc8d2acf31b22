import { type ConnectedAccount, type Credential, CredentialRefused, type ProviderOptions, type SendRequest } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../json-fields.js'
import { identityOf, instanceOf } from './addresses.js'

/** Looks at the token: whose organization it is of, and where the organization's data is. */
export async function checkSalesforce(options: ProviderOptions, request: SendRequest, credential: Credential): Promise<ConnectedAccount> {
  const identity = identityOf(options, credential)
  if (!identity) throw new CredentialRefused('Salesforce does not say which organization the token is of: sign in again')
  const instance = instanceOf(options, credential)
  if (instance === undefined && options.baseUrl === undefined)
    throw new CredentialRefused('Salesforce names no address of its own where the data of the organization is: sign in again')
  const { body } = await request({ path: identity.path })
  const said = textOf(fieldsOf(body)?.organization_id)
  if (said !== undefined && !isSameId(said, identity.organization))
    throw new CredentialRefused('The token is of another organization than Salesforce has said: sign in again')
  return { id: identity.organization, name: instance === undefined ? null : new URL(instance).hostname }
}

/** Ids have 15 characters, and three more that only repeat their case. */
const isSameId = (one: string, other: string) => one.slice(0, 15) === other.slice(0, 15)
