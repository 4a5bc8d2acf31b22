import { createHash } from 'node:crypto'
import { registry } from '@rapport/core/src/registry/tools.js'
import { answered, casesOf, type HostileCase } from './hostile-case.js'

const maxCursorLength = 2_000

/** A cursor whose seal is none of ours, and one of a text that is not JSON of ours. */
const payload = (text: string) =>
  `${Buffer.from(text).toString('base64url')}.${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`

const cursors: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => 'A'.repeat(length),
  'full stops': (length) => '.'.repeat(length),
  'letters that base64 does not know': (length) => '\ufdfa'.repeat(length),
  'lists in lists': (length) => payload('['.repeat(length / 2)),
  'a number of many figures': (length) => payload(`[${'9'.repeat(length / 2)},1,1,"a",false]`),
  'a long text': (length) => payload(`[1,1,"${'a'.repeat(length / 2)}","a",false]`),
  spaces: (length) => payload(' '.repeat(length / 2))
}

export const hostileCursors: readonly HostileCase[] = casesOf('cursors', cursors, ['lists in lists'], (make, size) => {
  const texts = [make(maxCursorLength).slice(0, maxCursorLength), make(size)]
  return async ({ call }) => {
    for (const cursor of texts) {
      for (const [tool, { input }] of Object.entries(registry)) {
        if (!JSON.stringify(input).includes('"cursor"')) continue
        await answered(call(tool, { cursor, customer: 'acme.test', sourceType: 'EMAIL', sourceId: 'a' }))
      }
    }
  }
})
