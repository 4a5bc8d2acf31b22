/** What Postgres has in place of functions of other databases, by how it is written there. */
const inPlaceOf: { readonly [written: string]: string } = {
  'coalesce(x, y)': 'ifnull nvl isnull zeroifnull',
  'CASE WHEN … THEN … ELSE … END': 'if iff iif nvl2',
  'b::date - a::date for days, or extract(epoch from b - a) for seconds': 'datediff date_diff timestampdiff months_between',
  "x + interval '7 days'": 'dateadd date_sub timestampadd timestamp_add timestamp_sub add_months',
  'now()': 'getdate sysdate',
  current_date: 'curdate today',
  "to_char(x, 'YYYY-MM-DD')": 'date_format strftime format_date format_timestamp',
  "x AT TIME ZONE 'zone'": 'convert_timezone convert_tz from_utc_timestamp',
  'extract(… from x)': 'year month week quarter day dayofweek hour minute unix_timestamp to_unixtime unix_seconds',
  'to_timestamp(x)': 'from_unixtime timestamp_seconds',
  'percentile_cont(0.5) WITHIN GROUP (ORDER BY x)': 'median percentile approx_percentile approx_quantiles quantile percentile_approx',
  'count(DISTINCT x)': 'approx_count_distinct approx_distinct count_distinct uniq uniqexact hll',
  'count(*) FILTER (WHERE …)': 'count_if countif sum_if sumif',
  "string_agg(x, ',')": 'group_concat listagg',
  'length(x)': 'len',
  'strpos(x, y)': 'charindex instr locate',
  "x ->> 'field', or x #>> '{a,b}'": 'json_extract json_extract_scalar json_extract_string get_json_object json_unquote',
  'x::jsonb': 'parse_json json_parse try_parse_json',
  'a / nullif(b, 0)': 'safe_divide div0 try_divide',
  'cardinality(x)': 'array_size size array_count',
  'x = ANY (array)': 'array_contains contains has',
  'unnest(x)': 'explode flatten',
  "substring(x from 'pattern')": 'regexp_extract',
  "x ~ 'pattern'": 'regexp_contains rlike',
  'split_part(x, y, n)': 'substring_index',
  'generate_series(a, b, step)': 'generate_date_array generate_array sequence',
  'random()': 'rand',
  'x::text': 'to_varchar tostring',
  'gen_random_uuid()': 'uuid uuid_generate_v4 newid generate_uuid uuidv4',
  "ILIKE '%word%', or svc_search_customer_context": 'to_tsvector to_tsquery plainto_tsquery websearch_to_tsquery similarity match'
}

const written = new Map(Object.entries(inPlaceOf).flatMap(([ours, theirs]) => theirs.split(' ').map((name) => [name, ours] as const)))

/** `; write now()` for a function that other databases have; nothing for any other. */
export function advice(name: string): string | undefined {
  const ours = written.get(name)
  return ours && `; write ${ours}`
}
