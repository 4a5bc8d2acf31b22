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
  'select 1 from (with pg_class as (select 1 as x) select x from pg_class) x, pg_class',
  // Rows with fewer columns than it seems: behind the name of one that is none, Postgres calls the function of that name on the row.
  "select pg_typeof.pg_typeof from unnest(array['a'], array['b']) as pg_typeof",
  "select pg_restore_relation_stats.pg_restore_relation_stats from unnest(array['a'], array['b']) as pg_restore_relation_stats",
  'select pg_typeof.pg_typeof from (select array_agg(u) a from users u) s, unnest(s.a) as pg_typeof',
  'select pg_typeof.pg_typeof from unnest((select array_agg(r) from revenue r)) as pg_typeof',
  'select (select pg_typeof.pg_typeof from coalesce(r, r) as pg_typeof) from revenue r',
  'select (select pg_typeof.pg_typeof from nullif(r, r) as pg_typeof) from revenue r',
  'select s.pg_typeof from (select (select pg_typeof.* from (select 1 as a) pg_typeof)) s',
  "select s.pg_typeof from (select (json_each('{}')).* from (select 1 as pg_typeof) x) s",
  'select s.pg_typeof from (select (a).* from (select row(1) as a) x, (select 1 as pg_typeof) a) s',
  'select j.pg_typeof from ((select 1 as pg_typeof) a join (select 1 as pg_typeof) b using (pg_typeof)) as j(x)',
  'select j.pg_typeof from ((select 1 as pg_typeof) a natural join (select 1 as pg_typeof) b) as j(x)',
  'select s.pg_typeof from (select * from (select 1 as z, 1 as pg_typeof) a join (select 1 as pg_typeof) b using (pg_typeof)) s(x)',
  'select s.pg_typeof from (select * from (select 1 as pg_typeof) a join (select 1 as pg_typeof) b using (pg_typeof) as c) s(x)',
  'with q as (select 1 as pg_typeof) select (with recursive a as (select q.pg_typeof from q), q as (select 2 as z) select pg_typeof::text from a)',
  "with recursive r as (select 'a' as k union select r.k from r) search depth first by k set pg_typeof select s.pg_typeof from (select r.* from r) s"
]
