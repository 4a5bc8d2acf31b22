import type { LegitimateQuery } from './legitimate-query.js'

/** jsonb: operators, paths, functions. */
export const json: readonly LegitimateQuery[] = [
  {
    sql: "SELECT properties ->> 'plan' AS plan, count(*) FROM activity GROUP BY 1 ORDER BY 1",
    rows: [
      ['free', 30],
      ['pro', 30]
    ]
  },
  { sql: "SELECT avg((properties ->> 'amount')::numeric) AS mean FROM activity WHERE properties ? 'amount'", rows: [[73.75]] },
  {
    sql: "SELECT utm ->> 'source' AS source, count(*) FROM activity GROUP BY 1 ORDER BY 1 NULLS LAST",
    rows: [
      ['google', 20],
      ['newsletter', 20],
      [null, 20]
    ]
  },
  { sql: 'SELECT count(*) FROM activity WHERE properties @> \'{"plan": "pro"}\'', rows: [[30]] },
  { sql: "SELECT properties #>> '{nested,depth}' AS depth FROM activity ORDER BY occurred_at LIMIT 2", rows: [['0'], ['1']] },
  {
    sql: "SELECT properties -> 'tags' ->> 0 AS tag, count(*) FROM activity GROUP BY 1 ORDER BY 1",
    rows: [
      ['t0', 15],
      ['t1', 15],
      ['t2', 15],
      ['t3', 15]
    ]
  },
  { sql: "SELECT count(*) FROM activity WHERE properties -> 'tags' ?| ARRAY['t1', 't2']", rows: [[30]] },
  {
    sql: "SELECT jsonb_typeof(properties -> 'nested') AS type, jsonb_array_length(properties -> 'tags') AS tags FROM activity LIMIT 1",
    rows: [['object', 2]]
  },
  { sql: "SELECT jsonb_path_query_first(properties, '$.nested.depth') AS depth FROM activity ORDER BY occurred_at LIMIT 1", rows: [[0]] },
  { sql: "SELECT count(*) FROM activity WHERE jsonb_path_exists(properties, '$.nested ? (@.depth > 50)')", rows: [[9]] },
  { sql: "SELECT count(*) FROM activity WHERE properties @? '$.tags[*] ? (@ == \"t3\")' AND properties @@ '$.amount > 100'", rows: [[5]] },
  {
    sql: "SELECT properties - 'nested' - 'tags' - 'note' AS rest FROM activity ORDER BY occurred_at LIMIT 1",
    rows: [[{ plan: 'free', amount: 0 }]]
  },
  {
    sql: 'SELECT properties || \'{"extra": true}\' AS more FROM activity ORDER BY occurred_at LIMIT 1',
    rows: [[{ note: 'plain', plan: 'free', tags: ['t0', 'all'], extra: true, amount: 0, nested: { depth: 0 } }]]
  },
  {
    sql: "SELECT jsonb_set(properties, '{plan}', '\"x\"') -> 'plan' AS plan, jsonb_strip_nulls('{\"a\": null}') AS stripped FROM activity LIMIT 1",
    rows: [['x', {}]]
  },
  {
    sql: 'SELECT x.a, x.b FROM jsonb_to_recordset(\'[{"a": 1, "b": "x"}, {"a": 2}]\') AS x(a int, b text)',
    rows: [
      [1, 'x'],
      [2, null]
    ]
  },
  {
    sql: "SELECT to_jsonb(c) ->> 'name' AS name, row_to_json(c) ->> 'domain' AS domain FROM customers c WHERE c.name = 'Acme'",
    rows: [['Acme', 'acme.test']]
  },
  { sql: "SELECT json_build_object('a', 1, 'b', json_build_array(1, 'x', null)) AS built", rows: [[{ a: 1, b: [1, 'x', null] }]] },
  {
    sql: "SELECT traits ->> 'company_size' AS size FROM customers WHERE (traits ->> 'company_size')::int > 500 ORDER BY 1",
    rows: [['4000'], ['900']]
  },
  {
    sql: "SELECT value AS tag, count(*) FROM activity, jsonb_array_elements_text(properties -> 'tags') GROUP BY value ORDER BY value",
    rows: [
      ['all', 60],
      ['t0', 15],
      ['t1', 15],
      ['t2', 15],
      ['t3', 15]
    ]
  },
  {
    sql: "SELECT jsonb_pretty('{\"a\": 1}') AS pretty, jsonb_extract_path_text('{\"a\": {\"b\": 2}}', 'a', 'b') AS two",
    rows: [['{\n    "a": 1\n}', '2']]
  },
  {
    sql: "SELECT jsonb_path_query_array(properties, '$.tags[*]') AS tags FROM activity ORDER BY occurred_at LIMIT 1",
    rows: [[['t0', 'all']]]
  },
  { sql: "SELECT DISTINCT properties['plan'] AS plan FROM activity ORDER BY 1", rows: [['free'], ['pro']] },
  { sql: "SELECT (jsonb_each_text(traits)).key AS key FROM users WHERE name = 'Ann' ORDER BY 1", rows: [['role'], ['score']] },
  { sql: 'SELECT traits IS JSON OBJECT AS object FROM (SELECT traits::text FROM users LIMIT 1) x', rows: [[true]], since: 16 }
]
