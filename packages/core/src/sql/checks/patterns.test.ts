import { describe, expect, it } from 'vitest'
import { guard } from '../guard.js'
import { patternCost } from '../lists/pattern-cost.js'

const reasonOf = (sql: string) =>
  guard(sql).then(
    () => 'passed',
    (error) => String(error.message)
  )

/** The ways in which a query can give a pattern. */
const places: readonly ((pattern: string) => string)[] = [
  (pattern) => `SELECT name ~ '${pattern}' FROM users`,
  (pattern) => `SELECT name !~* '${pattern}'::text FROM users`,
  (pattern) => `SELECT name ~ ('${pattern}' || 'x') FROM users`,
  (pattern) => `SELECT name ~ ANY (ARRAY['a', '${pattern}']) FROM users`,
  (pattern) => `SELECT name SIMILAR TO '${pattern}' FROM users`,
  (pattern) => `SELECT name NOT SIMILAR TO '${pattern}' ESCAPE '#' FROM users`,
  (pattern) => `SELECT substring(name FROM '${pattern}') FROM users`,
  (pattern) => `SELECT substring(name, '${pattern}') FROM users`,
  (pattern) => `SELECT substring(name SIMILAR '${pattern}' ESCAPE '#') FROM users`,
  (pattern) => `SELECT regexp_replace(name, '${pattern}', 'x', 'g') FROM users`,
  (pattern) => `SELECT regexp_match(name, '${pattern}') FROM users`,
  (pattern) => `SELECT w FROM users, regexp_split_to_table(name, '${pattern}') AS w`,
  (pattern) => `SELECT jsonb_path_exists(properties, '$ ? (@.a like_regex "${pattern}")') FROM activity`
]

describe('patterns in a query', () => {
  it.each([
    ['a{250}'.repeat(200)],
    ['(a{250}){17}'],
    [`${'('.repeat(20)}a${')+'.repeat(20)}`],
    ['abcde'.repeat(1_000)],
    [`${'('.repeat(51)}a${')'.repeat(51)}`],
    ['((a{200})b{200}){200}'],
    ['(?:a|[^]b]{3,255}){0,255}']
  ])('are refused where the database would make much of them: %s', async (pattern) => {
    for (const place of places) expect(await reasonOf(place(pattern)), place(pattern)).toMatch(/^QUERY_NOT_ALLOWED: A pattern may/)
  })

  it('pass as people write them, wherever they stand', async () => {
    const uuid = '[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}'
    for (const pattern of ['^[BC]', uuid, '(A|G)%', '^(https?://)?([a-z0-9-]+[.])+[a-z]{2,}(/.*)?$', 'a{0,255}', '[]{a}]{3}', 'x{a}', '']) {
      for (const place of places) expect(await reasonOf(place(pattern)), place(pattern)).toBe('passed')
    }
  })

  it.each([
    "SELECT 'b' ~ repeat('a{250}', 200)",
    'SELECT u.name ~ c.name FROM users u, customers c',
    'SELECT name ~ ANY (SELECT name FROM customers) FROM users',
    "SELECT name ~ ANY ('{a,b}') FROM users",
    'SELECT regexp_replace(name, email, name) FROM users',
    'SELECT substring(name FROM email) FROM users',
    "SELECT substring(name, email, '#') FROM users",
    'SELECT name SIMILAR TO email FROM users',
    "SELECT regexp_count(pattern => 'a{2}', string => name) FROM users",
    "SELECT regexp_match(name, 'a', email) FROM users",
    "SELECT regexp_match(name, 'a b', 'x') FROM users",
    "SELECT regexp_replace(name, 'a', 'b', 1, 0, 'b') FROM users",
    "SELECT name ~ '(?x)(a #[\n b){200}' FROM users",
    "SELECT name ~ '***:(?b)\\(a\\)\\{200\\}' FROM users",
    `SELECT jsonb_path_exists(properties, '$ ? (@ like_regex "a\\x7b250}")') FROM activity`
  ])('are refused when their cost is not known: %s', async (sql) => {
    expect(await reasonOf(sql)).toMatch(/^QUERY_NOT_ALLOWED: /)
  })

  it('are told from numbers that count characters', async () => {
    for (const sql of [
      "SELECT substring(email FROM position('@' IN email) + 1) FROM users",
      'SELECT substring(email, 2, 3), substr(email, length(email) - 3) FROM users',
      'SELECT substring(email FROM greatest(1, length(email) - 5) FOR 3) FROM users',
      'SELECT substring(email FROM n::int) FROM users, generate_series(1, 3) AS n',
      'SELECT ~ 5',
      "SELECT regexp_replace(name, 'a', 'b', 2), regexp_replace(name, 'a', 'b', 2, 1), regexp_substr(name, 'a', 1, 1, 'i', 0) FROM users"
    ])
      expect(await reasonOf(sql), sql).toBe('passed')
  })

  it('cost what their repetitions copy', () => {
    const states = (pattern: string, plain?: string) => patternCost(pattern, plain).states
    expect(states('(ab){30}')).toBe(60)
    expect(states('(a{10}b){10,}')).toBe(121)
    expect(states('((a+)+)+b{10}')).toBe(18)
    // Braces and parentheses that stand for themselves copy nothing.
    expect(states('\\(ab\\)\\{30\\}')).toBe(12)
    expect(states('[(]ab[)]{30}')).toBe(33)
    // With another escape the backslash is a character, and what stands after it is what it always is.
    expect(states('a\\{30}', '#')).toBe(31)
    expect(states('a#{30}', '#')).toBe(6)
    // A back reference is a copy of its group.
    expect(states('(a{50})\\1{20}')).toBe(1_050)
    expect(states('(abc)(?#note){30}')).toBe(90)
    expect(patternCost('((a)(b))').depth).toBe(2)
  })
})
