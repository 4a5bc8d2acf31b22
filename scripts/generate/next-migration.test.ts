import { expect, it } from 'vitest'
import { type SchemaDescription, schemaFingerprint } from '../../packages/core/src/storage/schema-description.js'
import { addTable } from '../../packages/storage-postgres/src/migrations/changes.js'
import type { Migration } from '../../packages/storage-postgres/src/migrations/migration.js'
import { nextMigration } from './next-migration.js'

const notes = { scope: 'organization', columns: { id: 'uuid', body: 'text' }, key: ['id'], indexes: [] } as const
const before: SchemaDescription = { notes }
const migrations: Migration[] = [
  { version: 1, name: 'initial', fingerprint: schemaFingerprint(before), changes: [addTable('notes', notes)] }
]
const list = `import { initial } from './0001-initial.js'
import type { Migration } from './migration.js'

export const migrations: readonly Migration[] = [initial]
`
const folder = 'packages/storage-postgres/src/migrations'

it('there is none while the migrations lead to the tables', () => {
  expect(nextMigration(before, migrations, list)).toBeUndefined()
})

it('adds columns, a table and an index, and stands in the list', () => {
  const columns = { ...notes.columns, is_pinned: 'boolean', author: 'text null' } as const
  const tags = { ...notes, columns: { id: 'uuid' } } as const
  const after: SchemaDescription = { notes: { ...notes, columns, indexes: [{ columns: ['author'] }] }, tags }
  const next = nextMigration(after, migrations, list)
  const text = next?.files[`${folder}/0002-notes-is-pinned.ts`]
  expect(text).toContain("import { addColumn, addIndex, addTable } from './changes.js'")
  expect(text).toContain('export const notesIsPinned: Migration = {\n  version: 2,')
  expect(text).toContain(`fingerprint: '${schemaFingerprint(after)}'`)
  expect(text).toContain(`addColumn('notes', 'is_pinned', 'boolean', { fill: "false" }), addColumn('notes', 'author', 'text null')`)
  expect(text).toContain(`addIndex('notes', {"columns":["author"]}), addTable('tags', {"scope":"organization"`)
  expect(next?.files[`${folder}/index.ts`]).toBe(`import { initial } from './0001-initial.js'
import { notesIsPinned } from './0002-notes-is-pinned.js'
import type { Migration } from './migration.js'

export const migrations: readonly Migration[] = [initial, notesIsPinned]
`)
  expect(next?.words).toContain(
    'notes.is_pinned is missing; notes.author is missing; the index on notes (author) is missing; the table tags is missing'
  )
  expect(next?.words).toContain('npm run generate')
})

it('changes and removes', () => {
  const after: SchemaDescription = { notes: { ...notes, columns: { id: 'uuid', body: 'text null' } } }
  expect(nextMigration(after, migrations, list)?.files[`${folder}/0002-notes-body.ts`]).toContain(
    "changeColumn('notes', 'body', 'text null')"
  )
  const gone: SchemaDescription = { notes: { ...notes, columns: { id: 'uuid' } } }
  expect(nextMigration(gone, migrations, list)?.files[`${folder}/0002-notes-body.ts`]).toContain("dropColumn('notes', 'body')")
  expect(nextMigration({}, migrations, list)?.files[`${folder}/0002-notes.ts`]).toContain("dropTable('notes')")
})

it('says that a key cannot change', () => {
  const after: SchemaDescription = { notes: { ...notes, key: ['body'] } }
  expect(() => nextMigration(after, migrations, list)).toThrow('The key or scope of the table notes has changed')
})
