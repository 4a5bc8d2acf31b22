import type { SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, listOf, textOf } from '../json-fields.js'
import { dataOf, idIn } from './pages.js'
import { type ObjectSlug, paths } from './paths.js'
import { personOf } from './people.js'
import { firstOf, referenceIn } from './values.js'

/** So many records are asked for by their ids at once. */
const idsAtOnce = 100
const pageLimit = 500

/** A record that something else names: by the slug of its object, or the object's id. */
export interface Target {
  object: string
  id: string
}

/** What such a record says of a customer: the company, and the person if it is one. */
export interface Resolved {
  account: string | undefined
  person: { email: string | undefined; name: string | undefined } | undefined
}

/** Reads whom these records are about. Nothing is said of those that are gone, or of other objects. */
export async function readTargets(lookup: SendRequest, targets: readonly Target[]): Promise<(target: Target) => Resolved> {
  const slugs = targets.some(({ object }) => !isSlug(object)) ? await readSlugs(lookup) : new Map<string, string>()
  const slugOf = ({ object }: Target) => slugs.get(object) ?? object
  const idsOf = (slug: ObjectSlug) => targets.filter((target) => slugOf(target) === slug).map(({ id }) => id)
  const people = await readRecords(lookup, 'people', idsOf('people'))
  const deals = await readRecords(lookup, 'deals', idsOf('deals'))
  return (target) => {
    const slug = slugOf(target)
    if (slug === 'companies') return { account: target.id, person: undefined }
    if (slug === 'deals') return { account: companyOfDeal(deals.get(target.id)), person: undefined }
    const record = slug === 'people' ? people.get(target.id) : undefined
    if (!record) return { account: undefined, person: undefined }
    const { email, name, company } = personOf(record)
    return { account: company, person: { email, name } }
  }
}

/** The company that a deal is of. */
export const companyOfDeal = (deal: Fields | undefined): string | undefined =>
  firstOf(deal, ['associated_company'], referenceIn('companies'))

/** Records by their ids; those that are gone, or must not be read, are missing. */
export async function readRecords(lookup: SendRequest, object: ObjectSlug, ids: readonly string[]): Promise<Map<string, Fields>> {
  const found = new Map<string, Fields>()
  const wanted = [...new Set(ids)]
  for (let from = 0; from < wanted.length; from += idsAtOnce) {
    const some = wanted.slice(from, from + idsAtOnce)
    for (let offset = 0, isOver = false; !isOver; ) {
      const filter = { record_id: { $in: some } }
      const answer = await lookup({
        method: 'POST',
        path: paths.query(object),
        body: { filter, limit: pageLimit, offset },
        optional: true
      })
      const data = answer.status < 300 ? dataOf(answer) : []
      const known = found.size
      for (const record of data) {
        const id = idIn(record, 'record_id')
        const fields = fieldsOf(record)
        if (id !== undefined && fields) found.set(id, fields)
      }
      offset += data.length
      // A page that brings nothing new is the last one, whatever was asked for.
      isOver = found.size === known || some.every((id) => found.has(id))
    }
  }
  return found
}

/** Slugs are words; ids of objects are UUIDs. */
const isSlug = (object: string) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(object)

/** The slugs of the objects, by their ids; none where they must not be read. A run asks once. */
async function readSlugs(lookup: SendRequest): Promise<Map<string, string>> {
  const answer = await lookup({ path: paths.objects, optional: true })
  const objects = answer.status < 300 ? listOf(dataOf(answer)) : []
  return new Map(
    objects.flatMap((object) => {
      const id = textOf(fieldsAt(object, 'id')?.object_id)
      const slug = textOf(object.api_slug)
      return id !== undefined && slug !== undefined ? [[id, slug] as const] : []
    })
  )
}
