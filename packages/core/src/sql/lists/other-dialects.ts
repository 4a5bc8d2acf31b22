import { dialectDates } from './dialect-dates.js'

/** What Postgres has in place of functions of other databases, by how it is written there; those of dates stand apart. */
export const inPlaceOf: { readonly [written: string]: string } = {
  ...dialectDates,
  'coalesce(x, y)': 'ifnull nvl isnull zeroifnull ifnotfinite',
  'CASE WHEN … THEN … ELSE … END': 'if iff iif nvl2 multiif choose',
  'x IS NOT NULL': 'isnotnull',
  'percentile_cont(0.5) WITHIN GROUP (ORDER BY x)':
    'median percentile approx_percentile approx_quantiles quantile percentile_approx quantileexact quantiles quantiletdigest quantileif medianexact apply_quantile',
  'count(DISTINCT x)':
    'approx_count_distinct approx_distinct count_distinct uniq uniqexact uniqhll12 uniqcombined uniqcombined64 uniqthetasketch hll hll_count_distinct countdistinct approximate_count_distinct',
  'count(*) FILTER (WHERE …)': 'count_if countif',
  'sum(x) FILTER (WHERE …)': 'sum_if sumif',
  'avg(x) FILTER (WHERE …)': 'avg_if avgif averageif',
  'count(DISTINCT x) FILTER (WHERE …)': 'uniqif uniqexactif',
  '(array_agg(y ORDER BY x DESC))[1], or DISTINCT ON': 'argmax max_by arg_max anylast',
  '(array_agg(y ORDER BY x))[1], or DISTINCT ON': 'argmin min_by arg_min',
  'any_value(x), or min(x)': 'any anyheavy arbitrary first last',
  'array_agg(x)': 'grouparray collect_list array_concat_agg list',
  'array_agg(DISTINCT x)': 'groupuniqarray collect_set array_unique_agg',
  "string_agg(x, ',')": 'group_concat listagg wm_concat string_concat',
  'jsonb_agg(x)': 'json_group_array',
  'jsonb_object_agg(k, v)': 'json_group_object object_agg map_agg',
  'bool_or(x)': 'logical_or boolor_agg',
  'bool_and(x)': 'logical_and booland_agg',
  'sum(x) OVER (ORDER BY …)': 'runningaccumulate runningdifference',
  'lag(x) OVER (ORDER BY …)': 'neighbor laginframe',
  'lead(x) OVER (ORDER BY …)': 'leadinframe',
  'width_bucket(x, low, high, n)': 'histogram',
  'length(x)': 'len lengthutf8 datalength strlen',
  'lower(x)': 'lcase lowerutf8',
  'upper(x)': 'ucase upperutf8',
  'strpos(x, y)': 'charindex instr locate patindex positionutf8 positioncaseinsensitive',
  'strpos(x, y) > 0': 'contains contains_substr',
  "x LIKE '%word'": 'endswith ends_with',
  'starts_with(x, y)': 'startswith beginswith',
  'substring(x from a for n)': 'mid substringutf8 stuff',
  'split_part(x, y, n)': 'substring_index split_index strtok',
  "string_to_array(x, ',')": 'split splitbychar splitbystring string_split str_split',
  "concat_ws(',', x, y)": 'concatwithseparator concat_with_separator',
  "array_to_string(x, ',')": 'array_join arraystringconcat array_tostring',
  'replace(x, y, z)': 'replaceall replaceone replace_all str_replace',
  "repeat(' ', n)": 'space',
  "regexp_replace(x, 'pattern', y, 'g')": 'replaceregexpall replaceregexpone regex_replace',
  "substring(x from 'pattern')": 'regexp_extract extractall regexp_extract_all',
  "x ~ 'pattern'": 'regexp_contains rlike regexp regexp_matches_any regex_match matches',
  "x ILIKE '%word%'": 'ilike like',
  'lower(x) = lower(y); sounds are not compared':
    'soundex difference metaphone dmetaphone levenshtein jarowinkler jarowinkler_similarity editdistance',
  "ILIKE '%word%', or svc_search_customer_context": 'to_tsvector to_tsquery plainto_tsquery websearch_to_tsquery similarity match freetext',
  "x ->> 'field', or x #>> '{a,b}'":
    'json_extract json_extract_scalar json_extract_string get_json_object json_unquote jsonextractstring jsonextract jsonextractraw jsonextractint jsonextractfloat jsonextractbool get_path simplejsonextractstring visitparamextractstring get',
  "x ? 'field'": 'jsonhas json_contains_path map_contains_key',
  'x @> y': 'json_contains jsoncontains',
  'jsonb_array_length(x)': 'json_length jsonlength',
  'jsonb_object_keys(x)': 'json_keys object_keys jsonextractkeys map_keys',
  'x::jsonb': 'parse_json json_parse try_parse_json to_json_string json_decode',
  'x::text': 'to_varchar tostring cstr json_format',
  'x::bigint, or x::int': 'toint32 toint64 touint32 touint64 toint to_integer safe_cast try_cast cint try_to_number',
  'x::numeric': 'todecimal32 todecimal64 todecimal128 to_decimal to_numeric tofloat todouble tofloat64 tofloat32 to_double',
  'x::uuid': 'touuid to_uuid',
  'CAST(x AS type), or x::type': 'convert accuratecast',
  'a / nullif(b, 0)': 'safe_divide div0 try_divide intdivorzero div0null divide',
  'div(a, b)': 'intdiv',
  'round(x, n)': 'roundbankers roundto',
  'trunc(x)': 'fix truncate',
  'power(x, n)': 'square',
  'greatest(x, y)': 'greatest_ignore_nulls',
  'least(x, y)': 'least_ignore_nulls',
  'random()': 'rand rand32 rand64 randcanonical',
  'cardinality(x)': 'array_size size array_count',
  'x = ANY (array)': 'array_contains has array_exists',
  'a && b': 'hasany arrays_overlap array_intersects',
  'a @> b': 'hasall',
  'x || y': 'array_concat arrayconcat arraypushback arraypushfront',
  'ARRAY(SELECT DISTINCT unnest(x))': 'array_distinct arraydistinct',
  'ARRAY(SELECT … FROM unnest(x) …)': 'arraymap arrayfilter transform filter list_transform arraysort',
  'unnest(x)': 'explode flatten arrayjoin',
  'generate_series(a, b, step)': 'generate_date_array generate_array generate_timestamp_array sequence range numbers seq4',
  'md5(x)': 'hash farm_fingerprint cityhash64 siphash64 xxhash64 sha1 sha crc32 checksum hashbytes',
  'gen_random_uuid()': 'uuid uuid_generate_v4 newid generate_uuid uuidv4 generateuuidv4 uuid_string'
}

const written = new Map(Object.entries(inPlaceOf).flatMap(([ours, theirs]) => theirs.split(' ').map((name) => [name, ours] as const)))

/** `; write now()` for a function that other databases have, in whatever letters; nothing for any other. */
export function advice(name: string): string | undefined {
  const ours = written.get(name.toLowerCase())
  return ours && `; write ${ours}`
}
