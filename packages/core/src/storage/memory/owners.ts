import { after, encodeValue, values } from './level/key-encoding.js'
import { Keyspace } from './level/keyspace.js'
import type { KeyRange, Reader } from './level/level.js'
import type { TableLayout } from './table-layout.js'

/** The organizations that have rows of a table, in order: hops from one to the next with two looks each, however many rows they have. */
export async function* ownersOf(reader: Reader, layout: TableLayout): AsyncGenerator<string> {
  // The directory's rows, which belong to nobody, come before all others.
  let from = after(encodeValue('text', ''))
  for (;;) {
    const key = await firstKey(reader, { from, to: values.to, reverse: false })
    if (key === undefined) return
    const owner = key.slice(values.from.length, key.indexOf('\0', values.from.length))
    const rows = new Keyspace(owner, layout).prefixOf(layout.rows)
    if (await firstKey(reader, { from: rows, to: after(rows), reverse: false })) yield owner
    from = after(encodeValue('text', owner))
  }
}

async function firstKey(reader: Reader, range: KeyRange): Promise<string | undefined> {
  for await (const [key] of reader.scan(range)) return key
  return undefined
}
