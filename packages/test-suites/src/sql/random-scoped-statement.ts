/** A relation that a statement names somewhere: not necessarily in sight of whatever refers to it. */
interface Named {
  alias: string
  columns: readonly string[]
}

/** A piece of SQL, and the columns that it is thought to have. */
interface Rows {
  sql: string
  columns: readonly string[]
}

/** Names of functions, types, views, fields and nothing at all: few to a statement, so that they hide each other. */
const words = [
  'u',
  'a',
  'k',
  'x',
  '"Ü"',
  'users',
  'revenue',
  'plan',
  'name',
  'value',
  'key',
  'ordinality',
  'unnest',
  'column1',
  '"?column?"',
  'pg_typeof',
  'current_setting',
  'regclass',
  'text',
  'upper',
  'count',
  'row_to_json',
  'pg_column_size',
  'pg_get_viewdef',
  'int4',
  'regtype',
  'to_regclass',
  'ts_stat',
  'version',
  'quote_ident',
  'pg_size_pretty',
  'ctid',
  'tableoid',
  'case',
  'array',
  'pg_relation_size'
]

const viewColumns: { readonly [view: string]: readonly string[] } = {
  users: ['user_id', 'external_id', 'customer_id', 'customer_domain', 'email', 'name'],
  revenue: ['customer_id', 'snapshot_date', 'mrr_cents', 'currency', 'plan', 'billing_status']
}

const fields = ['name', 'plan', 'value', 'key', 'email', 'path', 'title']

/** Functions that take a row of any kind: what a name becomes that is no column of the row. */
const ofAnyRow = ['pg_typeof', 'row_to_json', 'record_out', 'count', 'pg_restore_relation_stats']

/** Numbers that are the same for the same seed. */
function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A SELECT full of scopes and of names that mean several things, made of a seed. Many are wrong; all values are texts, so that few are for their types. */
export function randomScopedStatement(seed: number): string {
  const random = numbersOf(seed)
  const one = <T>(items: readonly [T, ...T[]] | readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const maybe = (chance: number) => random() < chance
  const several = <T>(most: number, make: () => T): T[] => Array.from({ length: 1 + Math.floor(random() * most) }, make)
  const aliases = ['u', 'a', 'b', 'c', one(ofAnyRow), one(words)]
  const mine = [one(ofAnyRow), one(ofAnyRow), one(ofAnyRow), one(words)]
  const named: Named[] = []
  const ctes: Named[] = []
  let left = 2 + Math.floor(random() * 10)

  const word = () => one(mine)
  /** Not the alias of what was named right before, which would mostly stand beside it. */
  const newAlias = () => one(aliases.filter((alias) => !named.slice(-2).some((last) => last.alias === alias)))
  const either = (...makers: (() => string)[]) => one(makers)()

  function reference(): string {
    if (named.length === 0) return "'a'"
    if (named.length === 0) return "'a'"
    if (maybe(0.1)) return word()
    if (maybe(0.1)) return `${one(aliases)}.${word()}`
    const { alias, columns } = one(named.slice(maybe(0.6) ? -1 : -4))
    if (maybe(0.06)) return `(${alias}).${one(fields)}`
    return `${alias}.${columns.length > 0 && maybe(0.8) ? one(columns) : word()}`
  }

  function expression(): string {
    if (--left < 0 || maybe(0.7)) return reference()
    return either(
      () => "'a'",
      () => `(${select().sql})`,
      () => `upper(${expression()})`,
      () => `coalesce(${expression()}, 'a')`,
      () => `(case when ${truth()} then ${expression()} else ${expression()} end)`,
      () => `(${expression()})::text`,
      () => `array_to_string(array(${select().sql}), ',')`,
      () => `array_to_string(array[${expression()}], ',')`,
      () => `max(${expression()}) filter (where ${truth()})`,
      () => `first_value(${expression()}) over (partition by ${expression()} order by ${expression()})`,
      () => `string_agg(${expression()}, ',' order by ${expression()})`,
      () => `(row(${expression()})).${one(fields)}`,
      () => `row(${expression()}, ${word()}.*)`,
      () => `(json_each_text('{}')).${one(['key', 'value', word()])}`
    )
  }

  function truth(): string {
    return either(
      () => `${expression()} is not null`,
      () => `exists (${select().sql})`,
      () => `${expression()} in (${select().sql})`,
      () => 'true'
    )
  }

  function targets(): Rows {
    const parts = several(3, (): Rows => {
      if (maybe(0.2) && named.length > 0) {
        const { alias, columns } = one(named.slice(-3))
        const field = word()
        return one<Rows>([
          { sql: '*', columns: named.slice(-2).flatMap((relation) => relation.columns) },
          { sql: `${alias}.*`, columns },
          { sql: `(${alias}).*`, columns },
          { sql: "(json_each_text('{}')).*", columns: ['key', 'value', ...columns] },
          { sql: `(select ${field}.* from (select 'a' as k) ${field})`, columns: [field] }
        ])
      }
      const sql = expression()
      if (maybe(0.4)) return { sql, columns: [sql.split('.').at(-1) ?? sql] }
      const alias = word()
      return { sql: `${sql} as ${alias}`, columns: [alias] }
    })
    return { sql: parts.map(({ sql }) => sql).join(', '), columns: parts.flatMap(({ columns }) => columns) }
  }

  /** An alias, sometimes with names for the first columns. */
  function aliased(sql: string, columns: readonly string[], alias = newAlias()): string {
    const names = maybe(0.25) ? several(Math.min(2, columns.length || 1), word) : []
    named.push({ alias, columns: maybe(0.5) ? columns : [...names, ...columns.slice(names.length)] })
    return `${sql} as ${alias}${names.length > 0 ? `(${names.join(', ')})` : ''}`
  }

  function functionRows(): string {
    const alias = maybe(0.4) ? word() : newAlias()
    const ordinal = maybe(0.15) ? ' with ordinality' : ''
    const [sql = '', ...columns] = one<readonly string[]>([
      ["unnest(array['a'])", alias],
      [`unnest(array[${expression()}])`, alias],
      [`unnest(array['a'], array[${expression()}])`, 'unnest', alias],
      ["upper('a')", alias],
      ["cast('a' as text)", alias],
      ['current_date', alias],
      ["json_each_text('{}')", 'key', 'value', alias],
      ["jsonb_array_elements_text('[]')", 'value', alias],
      ["jsonb_path_query('[]', '$')", alias],
      [`rows from (unnest(array['a']), upper(${expression()}))`, 'unnest', 'upper', alias],
      ["rows from (unnest(array['a']))", 'unnest', alias],
      [`unnest(array(${select().sql}))`, alias],
      [`unnest((select array_agg(z) from ${one(['users', 'revenue'])} z))`, 'name', alias]
    ])
    if (maybe(0.1)) {
      named.push({ alias, columns: ['k', 'text'] })
      return `json_to_record('{}') as ${alias}(k text, ${word()} text)`
    }
    if (maybe(0.1)) {
      named.push({ alias: columns.at(0) ?? alias, columns })
      return sql
    }
    return aliased(`${sql}${ordinal}`, ordinal === '' ? columns : [...columns, 'ordinality'], alias)
  }

  function table(): string {
    const known = one([...ctes, ...Object.entries(viewColumns).map(([alias, columns]): Named => ({ alias, columns }))])
    const name = maybe(0.1) ? word() : known.alias
    if (maybe(0.7)) return aliased(name, known.columns)
    named.push({ alias: name, columns: known.columns })
    return name
  }

  function source(): string {
    if (--left < 0) return aliased("(select 'a' as k)", ['k'])
    return either(
      () => {
        const { sql, columns } = select()
        return aliased(`${maybe(0.3) ? 'lateral ' : ''}(${sql})`, columns)
      },
      () => aliased(`(values (${expression()}, 'a'))`, ['column1', 'column2']),
      functionRows,
      functionRows,
      table,
      () => join(),
      () => {
        const before = named.length
        const inner = join()
        if (maybe(0.4)) return `(${inner})`
        const columns = named.slice(before).flatMap((relation) => relation.columns)
        return aliased(`(${inner})`, columns)
      }
    )
  }

  function join(): string {
    const first = source()
    const second = source()
    const kind = one(['join', 'left join', 'full join'])
    const right = named.at(-1)?.columns ?? []
    const left = named.at(-2)?.columns ?? []
    const both = right.filter((name) => left.includes(name))
    const column = one(both.length > 0 ? both : [...right, 'k'])
    return either(
      () => `${first} cross join ${second}`,
      () => `${first} natural ${kind} ${second}`,
      () => `${first} ${kind} ${second} on ${truth()}`,
      () => `${first} ${kind} ${second} using (${column})`,
      () => {
        const alias = newAlias()
        named.push({ alias, columns: [column] })
        return `${first} ${kind} ${second} using (${column}) as ${alias}`
      }
    )
  }

  function cte(): string {
    const alias = newAlias()
    const names = maybe(0.3) ? [word()] : []
    const recursive = maybe(0.3)
    if (recursive) ctes.push({ alias, columns: names })
    const { sql, columns } = recursive
      ? { sql: `select 'a' as ${word()} union select ${expression()} from ${alias}`, columns: [word()] }
      : select()
    const search = recursive && maybe(0.3) ? word() : undefined
    const all = [...names, ...columns.slice(names.length), ...(search ? [search] : [])]
    ctes.push({ alias, columns: all })
    const added = search === undefined ? '' : ` search depth first by ${names[0] ?? columns[0] ?? 'k'} set ${search}`
    return `${alias}${names.length > 0 ? `(${names.join(', ')})` : ''} as (${sql})${added}`
  }

  function select(): Rows {
    if (--left < 0) return { sql: "select 'a' as k", columns: ['k'] }
    const before = ctes.length
    const queries = maybe(0.15) ? `with ${maybe(0.5) ? 'recursive ' : ''}${several(2, cte).join(', ')} ` : ''
    const from = maybe(0.85) ? ` from ${several(2, source).join(', ')}` : ''
    const { sql, columns } = targets()
    const tails = [
      maybe(0.2) ? ` where ${truth()}` : '',
      maybe(0.06) ? ` group by ${expression()}` : '',
      maybe(0.04) ? ` having ${truth()}` : '',
      maybe(0.06) ? ` window w as (order by ${expression()})` : '',
      maybe(0.06) ? ` union all ${select().sql}` : '',
      maybe(0.08) ? ` order by ${expression()}` : '',
      maybe(0.03) ? ` limit length(${expression()})` : ''
    ]
    ctes.length = maybe(0.8) ? before : ctes.length
    return { sql: `${queries}select ${sql}${from}${tails.join('')}`, columns }
  }

  return select().sql
}
