import { tables } from '@rapport/core/src/registry/tables.js'
import { columnKind, isNullable } from '@rapport/core/src/storage/index.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import type { World } from '../list-tools/world.js'
import { ada } from './private-world.js'

const ids = systemIds()

/** Tables whose rows have a meaning that a made-up row would break, and those that the world fills itself. */
const filled = new Set<string>(
  [
    tables.customers,
    tables.users,
    tables.events,
    tables.identities,
    tables.customerIdentities,
    tables.sources,
    tables.sourceSegments,
    tables.sourceParticipants,
    tables.facts,
    tables.members,
    tables.erasures,
    tables.erasedNames,
    tables.jobs,
    tables.integrationCredentials
  ].map(({ name }) => name)
)

const isMadeUp = (name: string) => !filled.has(name) && !name.startsWith('search_')

/** Writes a row into every other table with columns that can hold what people wrote. Each of these columns names Ada in its own way. Answers the tables. */
export async function fillEveryTable({ rows, clock }: World): Promise<string[]> {
  const names = [`Ask ${ada.name} of Acme`, `Mail to <${ada.email}>`, `It is ${ada.userId}`, `She said: “${ada.words}”`]
  const written: string[] = []
  for (const table of Object.values(tables)) {
    if (table.scope !== 'organization' || !isMadeUp(table.name)) continue
    const personal: Readonly<Record<string, string>> = table.personal
    let next = written.length
    const values = Object.entries(table.row.properties).map(([column, schema]) => {
      const isOpen = (personal[column] ?? 'none') !== 'none'
      const name = names[next % names.length] ?? ''
      const kind = columnKind(schema)
      if (isOpen && (kind === 'text' || kind === 'json')) {
        next += 1
        return [column, kind === 'text' ? name : { note: name, [ada.email]: [{ deep: ada.name }, 7] }]
      }
      if (isNullable(schema)) return [column, null]
      return [column, { uuid: ids.uuid(clock.now()), text: 'x', time: clock.now(), integer: 1, number: 1, boolean: false, json: {} }[kind]]
    })
    if (next === written.length) continue
    await rows.insert(table as typeof tables.users, [Object.fromEntries(values)])
    written.push(table.name)
  }
  return written
}
