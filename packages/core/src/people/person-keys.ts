import { RapportError } from '../errors.js'
import { currentId, identities, isEmailKey, isUserIdKey, keyValue, merges, users } from '../identity/index.js'
import type { OrganizationStore, RowOf, Rows } from '../storage/index.js'

/** All that one person goes by: merged records, emails and the host's ids. */
export interface PersonKeys {
  user: RowOf<typeof users>
  /** Rapport's ids, those of merged records included: stored events may still name them. */
  ids: string[]
  emails: string[]
  externalIds: string[]
  /** The merges that made it one person. */
  merges: RowOf<typeof merges>[]
}

/** The person of this id, with all records that were merged into it. Throws NOT_FOUND when there is none. */
export async function findPersonKeys(store: OrganizationStore, id: string): Promise<PersonKeys> {
  const current = await currentId(store, id.toLowerCase(), 'user')
  const [user] = await store.get(users, [{ id: current }])
  if (!user) throw new RapportError('NOT_FOUND', `No person has the id ${id}`)
  const [named, merged] = await Promise.all([
    store.find(identities, { where: { user_id: { eq: current } }, columns: ['identity'] }),
    mergedInto(store, current)
  ])
  const keys = named.map(({ identity }) => identity)
  return {
    user,
    ids: [current, ...merged.map(({ from_id }) => from_id)],
    emails: valuesOf(keys.filter(isEmailKey), user.email),
    externalIds: valuesOf(keys.filter(isUserIdKey), user.external_id),
    merges: merged
  }
}

/** The one that lists show comes first. */
const valuesOf = (keys: readonly string[], shown: string | null) => [...new Set([shown ?? [], keys.map(keyValue)].flat(2))]

async function mergedInto(rows: Rows<'organization'>, id: string): Promise<RowOf<typeof merges>[]> {
  const found: RowOf<typeof merges>[] = []
  for (let into = [id]; into.length > 0; ) {
    const next = await rows.find(merges, { where: { into_id: { in: into }, entity: { eq: 'user' } } })
    const known = new Set(found.map(({ from_id }) => from_id))
    found.push(...next.filter(({ from_id }) => !known.has(from_id)))
    into = next.flatMap(({ from_id }) => (known.has(from_id) ? [] : from_id))
  }
  return found
}
