import type { CrmPipeline, ProviderOptions, SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsOf } from '../json-fields.js'
import { type Associated, idsOf, primaryOf, readAssociations, readRecords } from './batches.js'
import { type Owner, readOwners } from './owners.js'
import { hasPage } from './page-names.js'
import { type ObjectType, pathsOf } from './paths.js'
import { knownPipelines } from './pipelines.js'
import { emailsIn, nameOf, property } from './properties.js'
import { readUiDomain, usualDomain } from './ui-domain.js'

/** Somebody at a customer. */
export interface Contact {
  email: string | undefined
  name: string | undefined
}

/** A record with what it only names: its company, its people, its owner. */
export interface Related {
  object: unknown
  company: string | undefined
  contacts: readonly Contact[]
  owner: Owner | undefined
  /** All pipelines of its kind. */
  pipelines: readonly CrmPipeline[]
  /** The host of the account's pages. */
  uiDomain: string
}

/** What of a kind of records is read beside it. */
export interface Wanted {
  type: ObjectType
  companies: boolean
  contacts: boolean
  pipelines: 'deals' | 'tickets' | undefined
}

/** Reads what the records of a page name. Records that cannot be read stay as they are. */
export async function readRelated(
  request: SendRequest,
  options: ProviderOptions,
  { type, companies, contacts, pipelines: kind }: Wanted,
  objects: readonly unknown[]
): Promise<Related[]> {
  const paths = pathsOf(options)
  const ids = idsOf(objects)
  const none = new Map<string, Associated[]>()
  const toCompanies = companies && ids.length > 0 ? await readAssociations(request, paths, [type, 'companies'], ids) : none
  const toContacts = contacts && ids.length > 0 ? await readAssociations(request, paths, [type, 'contacts'], ids) : none
  const people = await readPeople(
    request,
    options,
    [...toContacts.values()].flat().map(({ id }) => id)
  )
  const owners = await readOwners(request, options)
  const pipelines = kind === undefined ? [] : await knownPipelines(request, options, kind)
  const uiDomain = hasPage(type) && ids.length > 0 ? await readUiDomain(request, options) : usualDomain
  return objects.map((object) => {
    const [id = ''] = idsOf([object])
    return {
      object,
      company: primaryOf(toCompanies.get(id) ?? []),
      contacts: (toContacts.get(id) ?? []).flatMap((contact) => people.get(contact.id) ?? []),
      owner: owners.get(property(fieldsOf(object), 'hubspot_owner_id') ?? ''),
      pipelines,
      uiDomain
    }
  })
}

async function readPeople(request: SendRequest, options: ProviderOptions, ids: readonly string[]): Promise<Map<string, Contact>> {
  const properties = ['email', 'firstname', 'lastname']
  const found =
    ids.length === 0 ? new Map<string, Fields>() : await readRecords(request, pathsOf(options), { type: 'contacts', ids, properties })
  return new Map([...found].map(([id, contact]) => [id, contactOf(contact)]))
}

/** Who a contact is. */
export function contactOf(contact: Fields | undefined): Contact {
  return { email: emailsIn(property(contact, 'email'))[0], name: nameOf(property(contact, 'firstname'), property(contact, 'lastname')) }
}

/** A record as it was completed, or one that nothing further was read of. */
export function relatedOf(record: unknown): Related {
  return isRelated(record)
    ? record
    : { object: record, company: undefined, contacts: [], owner: undefined, pipelines: [], uiDomain: usualDomain }
}

function isRelated(record: unknown): record is Related {
  const fields = fieldsOf(record)
  return fields !== undefined && 'object' in fields && Array.isArray(fields.contacts)
}
