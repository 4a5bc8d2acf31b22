import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'

const labelled = Type.Object({
  text: Type.String(),
  channel: Type.Optional(Type.String()),
  types: Type.Array(Type.String()),
  alsoRight: Type.Optional(Type.Array(Type.String())),
  tags: Type.Optional(Type.Array(Type.String()))
})
const account = Type.Object({
  id: Type.String(),
  name: Type.String(),
  mood: Type.String(),
  worthAnItem: Type.Array(Type.String()),
  alsoRight: Type.Optional(Type.Array(Type.Object({ type: Type.String() }))),
  sources: Type.Array(
    Type.Object({
      type: Type.String(),
      title: Type.Optional(Type.String()),
      from: Type.String(),
      author: Type.Optional(Type.String()),
      ourSpeakers: Type.Optional(Type.Array(Type.String())),
      text: Type.String()
    })
  )
})

/** A text and the facts that a careful reader records of it. */
export type LabelledText = Static<typeof labelled>
/** All that one customer and we wrote and said. */
export type LabelledAccount = Static<typeof account>

/** The sets of a folder: English texts, ordinary passages, and whole accounts. Texts without labels are left out. */
export function loadSets(folder: string): { labelled: LabelledText[]; ordinary: LabelledText[]; accounts: LabelledAccount[] } {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
  const rows = (wanted: (file: string) => boolean) =>
    files.filter(wanted).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): unknown => JSON.parse(line))
    )
  const isOrdinary = (file: string) => file.startsWith('ordinary')
  return {
    labelled: rows((file) => file.endsWith('-en.jsonl') && !isOrdinary(file)).flatMap((row) => (Value.Check(labelled, row) ? [row] : [])),
    ordinary: rows(isOrdinary).flatMap((row) => (Value.Check(labelled, row) ? [row] : [])),
    accounts: rows((file) => file.startsWith('accounts')).flatMap((row) => (Value.Check(account, row) ? [row] : []))
  }
}
