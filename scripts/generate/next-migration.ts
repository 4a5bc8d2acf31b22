import { type SchemaDescription, schemaFingerprint } from '../../packages/core/src/storage/schema-description.js'
import { type Difference, differenceInWords, differencesBetween } from '../../packages/storage-postgres/src/migrations/differences.js'
import { describeAfter, type Migration } from '../../packages/storage-postgres/src/migrations/migration.js'

const folder = 'packages/storage-postgres/src/migrations'

/** The migration that the tables still lack. */
export interface NextMigration {
  /** Its file, and the list of migrations with it, by path. */
  files: Record<string, string>
  /** What it changes, and what its author has to do. */
  words: string
}

/**
 * The migration that leads from the last version to the tables as they are defined now; undefined when they are the same. `list` is the text of the
 * list of migrations.
 *
 * @throws Error for a change that only its author can write
 */
export function nextMigration(tables: SchemaDescription, migrations: readonly Migration[], list: string): NextMigration | undefined {
  const before = describeAfter(migrations)
  const fingerprint = schemaFingerprint(tables)
  if (schemaFingerprint(before) === fingerprint) return undefined
  const differences = differencesBetween(before, tables)
  const first = differences[0]
  if (!first) throw new Error('The tables have another fingerprint than the migrations, and no difference')
  const calls = differences.map((difference) => callOf(difference, tables))
  const version = (migrations.at(-1)?.version ?? 0) + 1
  const name = nameOf(first)
  const file = `${String(version).padStart(4, '0')}-${name}`
  const constant = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const functions = [...new Set(calls.map((call) => call.slice(0, call.indexOf('('))))].sort()
  const text = `import { ${functions.join(', ')} } from './changes.js'
import type { Migration } from './migration.js'

/** Say here what this changes, and why. */
export const ${constant}: Migration = {
  version: ${version},
  name: '${name}',
  fingerprint: '${fingerprint}',
  changes: [${calls.join(', ')}]
}
`
  const path = `${folder}/${file}.ts`
  const listed = list
    .replace('import type { Migration }', `import { ${constant} } from './${file}.js'\nimport type { Migration }`)
    .replace(/\[\s*([^\]]*?),?\s*\]\s*$/, `[$1, ${constant}]\n`)
  const found = differences.map(differenceInWords).join('; ')
  return {
    files: { [path]: text, [`${folder}/index.ts`]: listed },
    words: `The tables are not those of the last migration (in the migrations ${found}). \`npm run generate\` writes ${path}: read it, say in it what it is for, put renameColumn in place of a drop and an add where a column only has another name, and commit it`
  }
}

function callOf(difference: Difference, tables: SchemaDescription): string {
  const table = `'${difference.table}'`
  switch (difference.kind) {
    case 'addTable':
      return `addTable(${table}, ${literal(tables[difference.table])})`
    case 'dropTable':
      return `dropTable(${table})`
    case 'addColumn': {
      const { column, type } = difference
      const fill = type.endsWith(' null') ? '' : `, { fill: ${literal(fills[type] ?? 'null')} }`
      return `addColumn(${table}, '${column}', '${type}'${fill})`
    }
    case 'dropColumn':
      return `dropColumn(${table}, '${difference.column}')`
    case 'changeColumn':
      return `changeColumn(${table}, '${difference.column}', '${difference.to}')`
    case 'addIndex':
      return `addIndex(${table}, ${literal(difference.index)})`
    case 'dropIndex':
      return `dropIndex(${table}, ${literal(difference.index.columns)})`
    case 'changeKey':
      throw new Error(`The key or scope of the table ${difference.table} has changed: no migration does that. Make another table`)
  }
}

/** What rows that are there already get in a new column that may not be null. */
const fills: { readonly [type: string]: string } = {
  uuid: "'00000000-0000-0000-0000-000000000000'",
  text: "''",
  time: "'epoch'",
  integer: '0',
  number: '0',
  boolean: 'false',
  json: "'{}'"
}

function nameOf(difference: Difference): string {
  const subject = 'column' in difference ? [difference.table, difference.column] : [difference.table]
  return subject.join('-').replaceAll('_', '-')
}

function literal(value: unknown): string {
  return JSON.stringify(value)
}
