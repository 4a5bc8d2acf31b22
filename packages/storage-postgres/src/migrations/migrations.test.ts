import { describeSchema, schemaFingerprint, tables } from '@rapport/core/storage'
import { expect, it } from 'vitest'
import { addColumn, addIndex, addTable, changeColumn, dropColumn, dropIndex, dropTable, renameColumn, renameTable } from './changes.js'
import { migrations } from './index.js'
import { describeAfter, stepsAfter } from './migration.js'

it('every migration leads to the tables that it was released with', () => {
  for (const [index, { version, fingerprint }] of migrations.entries()) {
    expect(version).toBe(index + 1)
    expect([version, schemaFingerprint(describeAfter(migrations.slice(0, index + 1)))]).toEqual([version, fingerprint])
  }
})

it('the last one leads to the tables of the definitions', () => {
  expect(migrations.at(-1)?.fingerprint).toBe(schemaFingerprint(describeSchema(Object.values(tables))))
})

it('the order of columns and indexes does not change the fingerprint, and all else does', () => {
  const notes = {
    scope: 'organization',
    columns: { id: 'uuid', at: 'time' },
    key: ['id'],
    indexes: [{ columns: ['at'] }, { columns: ['id'] }]
  } as const
  const before = schemaFingerprint({ notes })
  const turned = { ...notes, columns: { at: 'time', id: 'uuid' }, indexes: [{ columns: ['id'] }, { columns: ['at'] }] } as const
  expect(schemaFingerprint({ notes: turned })).toBe(before)
  expect(schemaFingerprint({ notes: { ...notes, columns: { id: 'uuid', at: 'time null' } } })).not.toBe(before)
  expect(schemaFingerprint({ notes: { ...notes, key: ['at'] } })).not.toBe(before)
  expect(schemaFingerprint({ notes: { ...notes, indexes: [{ columns: ['at'], unique: true }, { columns: ['id'] }] } })).not.toBe(before)
})

it('each kind of change says in SQL what it says of the description', () => {
  const notes = { scope: 'organization', columns: { id: 'uuid', at: 'time' }, key: ['id'], indexes: [{ columns: ['at'] }] } as const
  const changes = [
    addTable('notes', notes),
    renameColumn('notes', 'at', 'created_at'),
    addColumn('notes', 'body', 'text', { fill: `'none'` }),
    changeColumn('notes', 'body', 'text null'),
    addIndex('notes', { columns: ['body'], unique: true }),
    renameTable('notes', 'remarks'),
    dropIndex('remarks', ['body']),
    addColumn('remarks', 'extra', 'json null'),
    dropColumn('remarks', 'extra'),
    addTable('gone', notes),
    dropTable('gone')
  ]
  const migration = { version: 1, name: 'all', fingerprint: '', changes }
  expect(describeAfter([migration])).toEqual({
    remarks: {
      scope: 'organization',
      columns: { id: 'uuid', created_at: 'time', body: 'text null' },
      key: ['id'],
      indexes: [{ columns: ['created_at'] }]
    }
  })
  const sql = stepsAfter(0, 's', [migration])[0]?.sql
  expect(sql).toContain(`alter table s.notes rename column at to created_at;
alter index if exists s.notes_at_idx rename to notes_created_at_idx;
alter table s.notes add column body text collate "C" not null default 'none';
alter table s.notes alter column body drop default;
alter table s.notes alter column body type text collate "C" using body;
alter table s.notes alter column body drop not null;
create unique index notes_body_idx on s.notes (organization_id, body);
alter table s.notes rename to remarks;
alter index if exists s.notes_pkey rename to remarks_pkey;
alter index if exists s.notes_created_at_idx rename to remarks_created_at_idx;`)
  expect(sql).toContain('drop index if exists s.remarks_body_idx;\nalter table s.remarks add column extra jsonb;')
})

it('a change that does not fit is refused', () => {
  expect(() => addColumn('notes', 'body', 'text')).toThrow('notes.body may not be null, so it needs a fill')
  expect(() => renameColumn('notes', 'at', 'on').apply({})).toThrow('There is no table notes')
  expect(() => renameColumn('facts', 'at', 'on').apply({ facts: { scope: 'organization', columns: {}, key: [], indexes: [] } })).toThrow(
    'There is no column facts.at'
  )
})
