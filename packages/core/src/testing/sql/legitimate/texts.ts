import type { LegitimateQuery } from './legitimate-query.js'

/** Text, patterns, quoting. */
export const texts: readonly LegitimateQuery[] = [
  {
    sql: "SELECT split_part(email, '@', 2) AS domain, count(*) FROM users GROUP BY 1 ORDER BY 2 DESC, 1",
    rows: [
      ['acme.test', 2],
      ['globex.test', 2],
      ['initech.test', 2],
      ['mail.test', 1],
      ['umbrella.test', 1]
    ]
  },
  { sql: "SELECT name FROM users WHERE email ILIKE 'A%' OR name ~ '^[BC]' ORDER BY name", rows: [['Ann'], ['Bob'], ['Cleo']] },
  {
    sql: "SELECT substring(url FROM 'https?://([^/?]+)') AS host, count(*) FROM activity WHERE url IS NOT NULL GROUP BY 1",
    rows: [['app.test', 40]]
  },
  {
    sql: "SELECT regexp_replace(path, '/[^/]*$', '') AS parent, count(*) FROM activity WHERE path IS NOT NULL GROUP BY 1 ORDER BY 1",
    rows: [
      ['', 30],
      ['/docs', 10]
    ]
  },
  {
    sql: "SELECT (regexp_match(url, 'q=(\\d+)'))[1]::int AS q FROM activity WHERE url IS NOT NULL ORDER BY occurred_at LIMIT 2",
    rows: [[1], [2]]
  },
  {
    sql: 'SELECT upper(name) AS loud, length(name) AS n, left(name, 2) AS l, right(name, 2) AS r, reverse(name) AS back FROM customers ORDER BY name LIMIT 2',
    rows: [
      ['ACME', 4, 'Ac', 'me', 'emcA'],
      ['GLOBEX', 6, 'Gl', 'ex', 'xebolG']
    ]
  },
  {
    sql: "SELECT concat(name, ' <', domain, '>') AS label, concat_ws('-', name, NULL, plan) AS joined, name || '!' AS loud FROM customers ORDER BY name LIMIT 2",
    rows: [
      ['Acme <acme.test>', 'Acme-pro', 'Acme!'],
      ['Globex <globex.test>', 'Globex-team', 'Globex!']
    ]
  },
  {
    sql: "SELECT lpad(contact_count::text, 3, '0') AS padded, repeat('*', 3) AS stars, initcap('hello world') AS title FROM customers ORDER BY name LIMIT 1",
    rows: [['000', '***', 'Hello World']]
  },
  {
    sql: "SELECT format('%s has %s', name, contact_count) AS line FROM customers ORDER BY name LIMIT 2",
    rows: [['Acme has 0'], ['Globex has 1']]
  },
  {
    sql: "SELECT coalesce(plan, 'none') AS plan, nullif(name, 'Acme') AS n, greatest(contact_count, 2) AS g, least(contact_count, 2) AS l FROM customers ORDER BY name LIMIT 2",
    rows: [
      ['pro', null, 2, 0],
      ['team', 'Globex', 2, 1]
    ]
  },
  {
    sql: "SELECT CASE WHEN mrr_cents >= 10000 THEN 'large' WHEN mrr_cents > 0 THEN 'small' ELSE 'none' END AS size, count(*) FROM customers GROUP BY 1 ORDER BY 1",
    rows: [
      ['large', 1],
      ['none', 3],
      ['small', 1]
    ]
  },
  {
    sql: "SELECT CASE billing_status WHEN 'PAYING' THEN 1 ELSE 0 END AS paying, count(*) FROM customers GROUP BY 1 ORDER BY 1",
    rows: [
      [0, 3],
      [1, 2]
    ]
  },
  {
    sql: "SELECT trim(both 'x' FROM 'xxaxx') AS trimmed, ltrim('  a') AS l, btrim('zaz', 'z') AS b, replace('a-b', '-', '+') AS r, translate('abc', 'ab', 'xy') AS t",
    rows: [['a', 'a', 'a', 'a+b', 'xyc']]
  },
  {
    sql: "SELECT position('b' IN 'abc') AS p, strpos('abc', 'c') AS s, overlay('abcd' PLACING 'X' FROM 2 FOR 2) AS o, md5('a') AS m, ascii('a') AS a, chr(98) AS c",
    rows: [[2, 3, 'aXd', '0cc175b9c0f1b6a831c399e269772661', 97, 'b']]
  },
  {
    sql: "SELECT string_to_array('a,b,c', ',') AS parts, array_to_string(ARRAY['x', 'y'], '/') AS joined, to_hex(255) AS hex, to_char(1234.5, 'FM9,999.00') AS money",
    rows: [[['a', 'b', 'c'], 'x/y', 'ff', '1,234.50']]
  },
  {
    sql: "SELECT word, count(*) FROM activity, regexp_split_to_table(coalesce(title, ''), '\\s+') AS word GROUP BY word ORDER BY word",
    rows: [
      ['', 20],
      ['0', 10],
      ['1', 10],
      ['2', 10],
      ['3', 10],
      ['Page', 40]
    ]
  },
  { sql: 'SELECT name FROM customers WHERE name SIMILAR TO \'(A|G)%\' ORDER BY name COLLATE "C" DESC', rows: [['Globex'], ['Acme']] },
  {
    sql: "SELECT 'a' < 'B' COLLATE \"C\" AS bytes, starts_with('abc', 'ab') AS starts, octet_length('é') AS bytes_of, char_length('é') AS characters",
    rows: [[false, true, 2, 1]]
  },
  {
    sql: "SELECT U&'\\0061bc' AS escaped, $$it's$$ AS dollars, E'tab\\there' AS tabbed /* a comment; not a statement */ -- and another",
    rows: [['abc', "it's", 'tab\there']]
  },
  { sql: 'SELECT "name" AS "Name of it", "users"."email" FROM "users" ORDER BY "name" LIMIT 1;', rows: [['Ann', 'ann@acme.test']] }
]
