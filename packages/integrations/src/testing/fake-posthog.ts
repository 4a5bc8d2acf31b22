import { type Fields, fieldsOf, itemsOf, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, fakeProvider } from './fake-provider.js'
import type { Asked } from './paging.js'

/**
 * A PostHog project in memory, which answers the queries of the connector: events, groups and persons in their order, behind a place.
 *
 * @example
 * const project = new FakePosthog()
 * project.capture({ uuid, event: 'report exported', timestamp: '2026-05-01T10:00:00.000001Z', distinct_id: 'ann', properties: {} })
 * const { http } = project.provider({ now: clock.now })
 */
export class FakePosthog {
  readonly id = '12345'
  groupTypes: Fields[] = [
    { group_type: 'project', group_type_index: 0 },
    { group_type: 'company', group_type_index: 1 }
  ]
  private readonly events = new Map<string, Fields>()
  private readonly groups = new Map<string, Fields>()
  private readonly persons = new Map<string, Fields>()

  /** Adds an event. Its timestamp is in UTC, with six digits behind the second. */
  capture(event: Fields): void {
    this.events.set(textOf(event.uuid) ?? '', event)
  }

  putGroup(index: number, key: string, properties: Fields): void {
    this.groups.set(`${index} ${key}`, { index, key, properties: JSON.stringify(properties) })
  }

  putPerson(id: string, properties: Fields): void {
    this.persons.set(id, { id, properties: JSON.stringify(properties) })
  }

  /** The project behind a client. */
  provider(options: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    const path = `/api/projects/${this.id}`
    return fakeProvider({
      ...options,
      routes: [
        { method: 'POST', path: `${path}/query/`, answer: (asked) => this.query(asked, options.pageSize ?? 100) },
        { path: `${path}/groups_types/`, answer: () => this.groupTypes }
      ]
    })
  }

  private query({ body }: Asked, pageSize: number): unknown {
    const asked = fieldsOf(fieldsOf(body)?.query)
    const query = textOf(asked?.query) ?? ''
    const values = fieldsOf(asked?.values) ?? {}
    const limit = Math.min(Number(/LIMIT (\d+)$/.exec(query)?.[1] ?? 100), pageSize)
    if (query === 'SELECT 1') return answerOf(['1'], [{ 1: 1 }], 1)
    if (query.includes('GROUP BY person')) return this.lastGroups(itemsOf(values.ids), /\$group_\d+/.exec(query)?.[0] ?? '')
    if (query.includes('FROM groups')) {
      const found = [...this.groups.values()].filter(({ index, key }) => isBehind([index, key], [values.index, values.key]))
      return answerOf(['index', 'key', 'properties'], sorted(found, ['index', 'key']), limit)
    }
    if (query.includes('FROM persons')) {
      const found = [...this.persons.values()].filter(({ id }) => isBehind([id], [values.id]))
      return answerOf(['id', 'properties'], sorted(found, ['id']), limit)
    }
    const found = [...this.events.values()].filter(({ timestamp, uuid }) => {
      const at = textOf(timestamp) ?? ''
      return at < finest(values.to) && isBehind([at, uuid], [finest(values.at), values.uuid])
    })
    const columns = ['uuid', 'event', 'timestamp', 'distinct_id', 'person_id', 'properties', 'email']
    const rows = sorted(found, ['timestamp', 'uuid']).map((event) => ({ ...event, properties: JSON.stringify(event.properties) }))
    return answerOf(columns, rows, limit)
  }

  private lastGroups(ids: readonly unknown[], property: string): unknown {
    const rows = ids.flatMap((person) => {
      const own = [...this.events.values()].filter(({ person_id }) => person_id === person)
      const last = sorted(own, ['timestamp', 'uuid']).findLast(({ properties }) => fieldsOf(properties)?.[property] !== undefined)
      return last ? [{ person, group_key: fieldsOf(last.properties)?.[property] }] : []
    })
    return answerOf(['person', 'group_key'], rows, rows.length)
  }
}

/** Times with as many digits as those of events have, so that texts compare. */
const finest = (value: unknown) => (textOf(value) ?? '').replace(/\.(\d{3})Z$/, '.$1000Z')

function isBehind(row: readonly unknown[], place: readonly unknown[]): boolean {
  for (const [index, value] of row.entries()) {
    const other = place[index]
    if (value === other) continue
    return typeof value === 'number' ? value > Number(other) : String(value) > String(other)
  }
  return false
}

function sorted<Row extends Fields>(rows: readonly Row[], by: readonly string[]): Row[] {
  const keyOf = (row: Row) => by.map((name) => row[name])
  return [...rows].sort((one, other) => (isBehind(keyOf(one), keyOf(other)) ? 1 : -1))
}

function answerOf(columns: readonly string[], rows: readonly Fields[], limit: number): unknown {
  const results = rows.slice(0, limit).map((row) => columns.map((column) => row[column] ?? null))
  return { results, columns, hasMore: rows.length > limit, limit, offset: 0 }
}
