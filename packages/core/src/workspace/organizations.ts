import { LookupCache } from '../auth/index.js'
import type { Settings } from '../context/index.js'
import { RapportError } from '../errors.js'
import { requireKnownNames, unknownOrganization } from '../runtime/index.js'
import { organizations, type RowOf } from '../storage/index.js'
import { isNameText, isoTime, isStorableText, isUuid } from '../values/index.js'
import { deleteOrganization } from './delete-organization.js'
import { DemoOrganizations } from './demo-organizations.js'
import { readSlug, slugFromName } from './slug.js'

/** A tenant: everything that Rapport keeps belongs to one. */
export interface Organization {
  id: string
  name: string
  slug: string
  /** The origins whose pages may send events. */
  domains: string[]
  /** ISO 8601 in UTC. */
  createdAt: string
}

/** The tenants of one Rapport. */
export class Organizations {
  private readonly known: LookupCache<true>

  /** Organizations whose data is made up. */
  readonly demo: DemoOrganizations

  constructor(private readonly settings: Settings) {
    this.demo = new DemoOrganizations(settings)
    this.known = new LookupCache(settings.clock, settings.limits.keyCacheSeconds)
  }

  /**
   * Makes an organization. Without a `slug` the name suggests one that is free. `id` is for an organization that comes from another database, and keeps
   * its id. Throws INVALID_TOOL_INPUT naming the field, and CONFLICT when the slug or the id is taken.
   *
   * @example const { id } = await rapport.organizations.create({ name: 'Acme Inc', slug: 'acme' })
   */
  async create(input: { name: string; slug?: string; id?: string }): Promise<Organization> {
    requireKnownNames(input, ['name', 'slug', 'id'])
    const { name, slug, id } = input
    requireName(name)
    if (id !== undefined && !isUuid(id))
      throw new RapportError('INVALID_TOOL_INPUT', 'id must be a UUID in lower case, such as 0198c3a4-5b6c-7d8e-9f01-23456789abcd')
    if (id !== undefined && (await this.get(id))) throw new RapportError('CONFLICT', `The id ${id} is taken by another organization`)
    if (slug !== undefined) {
      const organization = await this.insert(name, readSlug(slug), id)
      if (organization) return organization
      throw new RapportError('CONFLICT', `The slug ${JSON.stringify(slug)} is taken by another organization`)
    }
    for (let attempt = 1; ; attempt++) {
      const organization = await this.insert(name, slugFromName(name, attempt), id)
      if (organization) return organization
    }
  }

  /**
   * The organization of this slug: made when there is none, given this name when it has another one. The same again changes nothing, and several
   * processes may ask at once: that is how a host begins. Throws INVALID_TOOL_INPUT naming the field.
   *
   * @example const { id } = await rapport.organizations.ensure({ slug: 'acme', name: 'Acme Inc' })
   */
  async ensure(input: { slug: string; name: string }): Promise<Organization> {
    requireKnownNames(input, ['slug', 'name'])
    const { slug, name } = input
    requireName(name)
    const known = (await this.find(readSlug(slug))) ?? (await this.insert(name, slug)) ?? (await this.find(slug))
    if (!known) throw new RapportError('CONFLICT', `The organization ${JSON.stringify(slug)} was removed meanwhile; try again`)
    if (known.name === name) return known
    await this.settings.store.directory.update(organizations, { id: { eq: known.id } }, { name })
    return { ...known, name }
  }

  /**
   * Removes an organization with all of its rows and keys; it cannot be undone. `slug` has to be its own, so that nobody deletes the wrong one. Nothing
   * should write to it meanwhile. Throws NOT_FOUND when there is none, and CONFLICT for another slug.
   *
   * @example await rapport.organizations.delete(id, { slug: 'acme' })
   */
  async delete(id: string, confirmation: { slug: string }): Promise<void> {
    requireKnownNames(confirmation, ['slug'])
    const organization = await this.get(id)
    if (organization?.id !== id) throw new RapportError('NOT_FOUND', `There is no organization with the id ${JSON.stringify(id)}`)
    if (organization.slug !== confirmation.slug) {
      const message = `The organization ${JSON.stringify(id)} has another slug than ${JSON.stringify(confirmation.slug)}; nothing was deleted`
      throw new RapportError('CONFLICT', message)
    }
    await deleteOrganization(this.settings.store, id)
    this.known.clear()
  }

  /** The organization of this id or slug, if there is one. */
  async get(idOrSlug: string): Promise<Organization | undefined> {
    if (!isUuid(idOrSlug)) return isStorableText(idOrSlug) ? this.find(idOrSlug) : undefined
    const [row] = await this.settings.store.directory.find(organizations, { where: { id: { eq: idOrSlug } }, limit: 1 })
    return row && toOrganization(row)
  }

  /** All organizations, oldest first. */
  async list(): Promise<Organization[]> {
    return (await this.settings.store.directory.find(organizations)).map(toOrganization)
  }

  /**
   * Throws NOT_FOUND when there is no organization of this id, else answers it. Remembered for `limits.keyCacheSeconds`, so that every write can ask;
   * `isThere` looks in another way than through the store.
   */
  async require(id: string, isThere = async () => (await this.get(id)) !== undefined): Promise<string> {
    if (await this.known.get(id, async () => (await isThere()) || undefined)) return id
    throw unknownOrganization(id)
  }

  /** By its slug alone: a slug may look like an id. */
  private async find(slug: string): Promise<Organization | undefined> {
    const [row] = await this.settings.store.directory.find(organizations, { where: { slug: { eq: slug } }, limit: 1 })
    return row && toOrganization(row)
  }

  private async insert(name: string, slug: string, id?: string): Promise<Organization | undefined> {
    const { ids, clock, store } = this.settings
    const now = clock.now()
    const row = { id: id ?? ids.uuid(now), name, slug, domains: [], domains_revision: 0, demo: null, created_at: now }
    const [isNew] = await store.directory.insert(organizations, [row])
    return isNew ? toOrganization(row) : undefined
  }
}

function requireName(name: string): void {
  if (!isNameText(name)) throw new RapportError('INVALID_TOOL_INPUT', 'name must be a text of 1 to 255 characters')
}

function toOrganization({ id, name, slug, domains, created_at }: RowOf<typeof organizations>): Organization {
  return { id, name, slug, domains, createdAt: isoTime(created_at) }
}
