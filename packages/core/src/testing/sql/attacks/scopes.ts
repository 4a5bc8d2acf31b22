/**
 * Names that mean one thing to who reads the query and another to Postgres. Behind each `u.name` a value `u` of a function stands out of the first one's
 * sight: were the name taken for its column, Postgres would call the function of that name.
 */
export const scopes = [
  "select u.current_setting from ((select 1 as current_setting) u cross join (select 2 as z) v) as j, unnest(array['search_path']) as u",
  'select u.pg_advisory_lock from ((select 1 as pg_advisory_lock) u cross join (select 2 as z) v) as j, unnest(array[42]) as u',
  "select u.pg_get_viewdef from ((select 1 as pg_get_viewdef) u cross join (select 2 as z) v) as j, unnest(array['users']) as u, users",
  "select u.ts_stat from ((select 1 as ts_stat) u cross join (select 2 as z) v) as j, unnest(array['select $$a:1$$::tsvector']) as u",
  "select u.regclass from ((select 1 as regclass) u cross join (select 2 as z) v) as j, unnest(array['pg_authid']) as u",
  'select (select u.pg_sleep from ((select 1 as pg_sleep) u cross join (select 2 as z) v) as j) from generate_series(9, 9) as u',
  "select (select v.x from (select 1 as current_setting) u, (select u.current_setting as x) v) from unnest(array['search_path']) as u",
  "select (select a.p from (select 1 as current_setting) u, (select 1 as p) a join (select 2) b on u.current_setting is not null) from unnest(array['search_path']) as u",
  "select (select u.current_setting from (select 1 as current_setting) u) from unnest(array['search_path']) as u",
  "select * from unnest(array['search_path']) u, rows from (generate_series(1, 1), unnest(array[u.current_setting]))",
  'select * from rows from (generate_series(1, 1), unnest(array(select rolname::text from pg_roles)))',
  'select * from rows from (generate_series(1, 1), unnest(array(select relname::text from pg_class))) with ordinality',
  'select users.name from (users join customers using (customer_id)) as j',
  'select a.event_id from activity a, (select a.event_id) b',
  'select 1 from users u, customers c join revenue r on u.customer_id = r.customer_id',
  '(with pg_class as (select 1 as x) select x from pg_class) union all select 1 from pg_class',
  'select 1 from (with pg_class as (select 1 as x) select x from pg_class) x, pg_class'
]
