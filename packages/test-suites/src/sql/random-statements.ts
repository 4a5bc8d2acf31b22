import { attacks } from '@rapport/core/src/testing/sql/attacks/index.js'
import { legitimate } from '@rapport/core/src/testing/sql/legitimate/index.js'
import fc from 'fast-check'
import { randomSoundStatement } from './random-sound-statements.js'

const tables = [
  'activity',
  'customers',
  'users',
  'revenue',
  'c',
  'pg_class',
  'rapport.events',
  '"users"',
  'pg_temp.users',
  'information_schema.tables'
]
const columns = [
  'name',
  'email',
  'customer_id',
  'occurred_at',
  'properties',
  'mrr_cents',
  'traits',
  'plan',
  'c.name',
  'u.email',
  '*',
  'ctid',
  'organization_id',
  'no_such'
]
const operators = [
  '=',
  '<>',
  '<',
  '+',
  '-',
  '*',
  '/',
  '||',
  '->',
  '->>',
  '@>',
  '~',
  'LIKE',
  'ILIKE',
  'SIMILAR TO',
  'IS DISTINCT FROM',
  'AND',
  'OR',
  '%',
  '^',
  '?',
  '&&',
  'operator(pg_catalog.=)'
]
const types = [
  'int',
  'text',
  'jsonb',
  'date',
  'timestamptz',
  'numeric',
  'uuid',
  'interval',
  'boolean',
  'text[]',
  'regclass',
  'oid',
  'xml',
  'name',
  'char(5)',
  'numeric(5,2)'
]
const functions = [
  'count',
  'sum',
  'max',
  'lower',
  'length',
  'coalesce',
  'date_trunc',
  'to_char',
  'jsonb_array_elements',
  'unnest',
  'array_agg',
  'string_agg',
  'row_number',
  'lag',
  'repeat',
  'lpad',
  'format',
  'generate_series',
  'concat',
  'nullif',
  'greatest',
  'abs',
  'round',
  'regexp_replace',
  'split_part',
  'jsonb_build_object',
  'to_jsonb',
  'power',
  'age',
  'now',
  'pg_sleep',
  'set_config',
  'current_setting',
  'query_to_xml',
  'pg_read_file',
  'version',
  'to_regclass',
  'pg_typeof',
  'txid_current',
  'current_user'
]
const constants = [
  '1',
  '0',
  '-1',
  '2.5',
  "'a'",
  "'2026-01-01'",
  'NULL',
  'true',
  '\'{"a": 1}\'',
  "'SECRET%'",
  '$$x$$',
  "E'\\\\x41'",
  "U&'\\0061'",
  '1e10',
  '1e500',
  "'%'",
  '$1',
  '{}',
  'DEFAULT',
  "'day'",
  '10000000000000000000000'
]
const noise = [
  ';',
  '--',
  '/*',
  '*/',
  '(',
  ')',
  "'",
  '"',
  '$$',
  '\\',
  ',',
  '.',
  '::',
  '[',
  ']',
  ' INTO x ',
  ' FOR UPDATE',
  ' UNION ALL ',
  ' WHERE ',
  ' GROUP BY 1',
  ' ORDER BY 1',
  ' LIMIT 1',
  ' OVER ()',
  ' FILTER (WHERE true)',
  ' AS x',
  ' COLLATE "C"',
  ' TABLESAMPLE SYSTEM (1)',
  '\u00e9',
  '\u{1f600}',
  '\n',
  '\t'
]

const one = (words: readonly string[]) => fc.constantFrom(...words)
const spaced = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(' '))

const { expression } = fc.letrec<{ expression: string; query: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    one(columns),
    one(constants),
    spaced(tie('expression'), one(operators), tie('expression')),
    fc.tuple(one(functions), fc.array(tie('expression'), { maxLength: 3 })).map(([name, values]) => `${name}(${values.join(', ')})`),
    fc.tuple(tie('expression'), one(types)).map(([value, type]) => `(${value})::${type}`),
    fc.tuple(tie('expression'), one(columns)).map(([value, field]) => `(${value}).${field}`),
    tie('query').map((query) => `(${query})`),
    tie('expression').map((value) => `CASE WHEN ${value} THEN 1 END`),
    tie('expression').map((value) => `ARRAY[${value}]`),
    tie('expression').map((value) => `sum(${value}) OVER (PARTITION BY ${value})`)
  ),
  query: fc
    .tuple(
      fc.array(tie('expression'), { minLength: 1, maxLength: 3 }),
      fc.array(one(tables), { maxLength: 2 }),
      fc.option(tie('expression'))
    )
    .map(([targets, from, where]) => {
      const source = from.length > 0 ? ` FROM ${from.map((table, index) => `${table} ${'cu'.charAt(index)}`).join(', ')}` : ''
      return `SELECT ${targets.join(', ')}${source}${where === null ? '' : ` WHERE ${where}`}`
    })
}))

const whole = fc
  .tuple(
    fc.array(expression, { minLength: 1, maxLength: 3 }),
    one(tables),
    fc.option(expression),
    one(['', ' GROUP BY 1', ' ORDER BY 1 DESC', ' LIMIT 3', ' FOR UPDATE', '; SELECT 1'])
  )
  .map(([targets, table, where, tail]) => `SELECT ${targets.join(', ')} FROM ${table} c${where === null ? '' : ` WHERE ${where}`}${tail}`)

const corpus = [...Object.values(legitimate).flatMap((queries) => queries.map(({ sql }) => sql)), ...Object.values(attacks).flat()].filter(
  (sql) => sql.length < 1000
)

/** A query of the corpora with pieces of it cut, doubled, or put in from elsewhere. */
const mutated = fc
  .tuple(
    one(corpus),
    fc.array(fc.tuple(fc.nat(1000), fc.nat(20), fc.oneof(one(noise), one(columns), one(tables), one(constants), one(functions))), {
      minLength: 1,
      maxLength: 4
    })
  )
  .map(([sql, changes]) =>
    changes.reduce((text, [at, cut, piece]) => {
      const place = at % (text.length + 1)
      return text.slice(0, place) + piece + text.slice(place + cut)
    }, sql)
  )

/** Statements of all kinds, most of them nonsense: grown from a grammar, changed from the corpora, or pieces in any order. */
export const randomStatement: fc.Arbitrary<string> = fc
  .oneof(
    { arbitrary: randomSoundStatement, weight: 4 },
    { arbitrary: whole, weight: 3 },
    { arbitrary: mutated, weight: 4 },
    {
      arbitrary: fc
        .array(
          fc.oneof(
            one(noise),
            one(columns),
            one(tables),
            one(functions),
            one(operators),
            one(['SELECT', 'FROM', 'WITH', 'AS', 'JOIN', 'ON'])
          ),
          { maxLength: 12 }
        )
        .map((pieces) => pieces.join(' ')),
      weight: 1
    }
  )
  .map((sql) => sql.slice(0, 10_000))
