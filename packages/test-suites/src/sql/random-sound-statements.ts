import fc from 'fast-check'

const one = (words: readonly string[]) => fc.constantFrom(...words)
const pattern = (words: TemplateStringsArray, ...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((texts) => words.map((word, index) => word + (texts[index] ?? '')).join(''))

/** Expressions by the type that they have, so that most statements made of them are right. */
const { text, number, time, json, truth } = fc.letrec<Record<'text' | 'number' | 'time' | 'json' | 'truth', string>>((tie) => ({
  text: fc.oneof(
    { maxDepth: 3 },
    one(['c.name', 'c.domain', 'c.billing_status', 'c.plan', 'c.external_id', "'a'", "'%a%'", "c.traits ->> 'industry'"]),
    pattern`lower(${tie('text')})`,
    pattern`(${tie('text')} || ${tie('text')})`,
    pattern`coalesce(${tie('text')}, ${tie('text')})`,
    pattern`split_part(${tie('text')}, ${tie('text')}, 1)`,
    pattern`substring(${tie('text')} from '[a-z]+$')`,
    pattern`replace(${tie('text')}, ${tie('text')}, '')`,
    pattern`to_char(${tie('time')}, ${tie('text')})`,
    pattern`(${tie('number')})::text`,
    pattern`(${tie('json')} ->> ${tie('text')})`,
    pattern`left(${tie('text')}, 3)`,
    pattern`format('%s %s', ${tie('text')}, ${tie('number')})`,
    pattern`case when ${tie('truth')} then ${tie('text')} else ${tie('text')} end`,
    pattern`(select max(u.email) from users u where u.name < ${tie('text')})`
  ),
  number: fc.oneof(
    { maxDepth: 3 },
    one(['c.mrr_cents', 'c.contact_count', '1', '0', '2.5', '-7', '1000000']),
    pattern`length(${tie('text')})`,
    pattern`(${tie('number')} + ${tie('number')})`,
    pattern`(${tie('number')} * ${tie('number')})`,
    pattern`(${tie('number')} / nullif(${tie('number')}, 0))`,
    pattern`round(${tie('number')})`,
    pattern`extract(epoch from ${tie('time')})`,
    pattern`(${tie('text')})::int`,
    pattern`greatest(${tie('number')}, ${tie('number')})`,
    pattern`(select count(*) from activity a where a.customer_id = c.customer_id and a.occurred_at > ${tie('time')})`,
    pattern`sum(${tie('number')}) over (partition by ${tie('text')})`
  ),
  time: fc.oneof(
    { maxDepth: 3 },
    one(['c.created_at', 'c.last_activity_at', 'now()', "timestamptz '2026-01-10Z'"]),
    pattern`date_trunc('week', ${tie('time')})`,
    pattern`(${tie('time')} - interval '1 day')`,
    pattern`(${tie('time')} + make_interval(days => (${tie('number')})::int))`,
    pattern`(${tie('text')})::timestamptz`
  ),
  json: fc.oneof(
    { maxDepth: 3 },
    one(['c.traits', "'{}'::jsonb", 'to_jsonb(c)']),
    pattern`jsonb_build_object('k', ${tie('text')}, 'n', ${tie('number')})`,
    pattern`(${tie('json')} || ${tie('json')})`,
    pattern`jsonb_path_query_array(${tie('json')}, '$.*')`,
    pattern`(${tie('text')})::jsonb`
  ),
  truth: fc.oneof(
    { maxDepth: 3 },
    one(['true', 'c.mrr_cents is null', 'c.activated_at is not null']),
    pattern`(${tie('number')} > ${tie('number')})`,
    pattern`(${tie('text')} like ${tie('text')})`,
    pattern`(${tie('text')} ~ 'a+')`,
    pattern`(${tie('truth')} and ${tie('truth')})`,
    pattern`(not ${tie('truth')})`,
    pattern`(${tie('json')} ? ${tie('text')})`,
    pattern`exists (select from users u where u.customer_id = c.customer_id and ${tie('truth')})`
  )
}))

const target = fc.oneof(text, number, time, json, truth)
const tail = one([
  '',
  ' order by 1',
  ' limit 3',
  ' order by c.name offset 1',
  ' group by grouping sets ((), (c.name))',
  ' union all select null'
])

/** Statements that are right but for the values in them: what the guard lets pass, and the database runs. */
export const randomSoundStatement: fc.Arbitrary<string> = fc
  .tuple(fc.array(target, { minLength: 1, maxLength: 3 }), fc.option(truth), tail)
  .map(([targets, where, end]) => `select ${targets.join(', ')} from customers c${where === null ? '' : ` where ${where}`}${end}`)
