/** Aggregates that keep one of their values: a longer one may take its place. */
export const keepingOne: ReadonlySet<string> = new Set(['min', 'max', 'any_value', 'sum', 'mode', 'percentile_disc'])

/** Functions whose answer has a few characters, whatever they are given. */
export const short: ReadonlySet<string> = new Set(
  `md5 sha224 sha256 sha384 sha512 length char_length character_length octet_length bit_length ascii strpos position count chr to_hex to_bin to_oct
  corr covar_pop covar_samp regr_avgx regr_avgy regr_count regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy stddev stddev_pop stddev_samp
  var_pop var_samp variance avg bool_and bool_or every bit_and bit_or bit_xor cume_dist dense_rank ntile percent_rank rank row_number percentile_cont
  age clock_timestamp date date_add date_bin date_part date_subtract date_trunc extract isfinite justify_days justify_hours justify_interval make_date
  make_interval make_time make_timestamp make_timestamptz now statement_timestamp timezone to_date to_timestamp transaction_timestamp gen_random_uuid
  array_dims array_length array_lower array_ndims array_position array_upper cardinality json_array_length jsonb_array_length json_typeof jsonb_typeof
  jsonb_path_exists jsonb_path_exists_tz jsonb_path_match jsonb_path_match_tz isempty lower_inc lower_inf upper_inc upper_inf num_nonnulls num_nulls
  uuid_extract_timestamp uuid_extract_version regexp_count regexp_instr regexp_like starts_with random pi width_bucket generate_series
  generate_subscripts`
    .trim()
    .split(/\s+/)
)

/** Characters of a short answer, and of a number that is computed with all its digits. */
export const shortLength = 32
export const longNumber = 2_000
export const longNumbers: ReadonlySet<string> = new Set(['exp', 'power', 'pow', 'factorial'])

/** Functions that make rows, and how many bytes of what they are given go into each at least. */
export const making: { readonly [name: string]: number } = {
  unnest: 1,
  generate_subscripts: 1,
  regexp_split_to_table: 1,
  string_to_table: 1,
  regexp_matches: 1,
  json_array_elements: 2,
  json_array_elements_text: 2,
  jsonb_array_elements: 2,
  jsonb_array_elements_text: 2,
  json_each: 4,
  json_each_text: 4,
  jsonb_each: 4,
  jsonb_each_text: 4,
  json_object_keys: 4,
  jsonb_object_keys: 4,
  json_to_recordset: 2,
  jsonb_to_recordset: 2,
  jsonb_path_query: 1,
  jsonb_path_query_tz: 1
}

/** Operators and functions that compare all of one value with all of another. */
export const comparing: ReadonlySet<string> = new Set(['@>', '<@', '&&', '?|', '?&', 'strpos', 'position'])

/** Functions that look for each character of one value among all of another, by so many times the work; no server can interrupt them. */
export const searching: ReadonlySet<string> = new Set(['btrim', 'ltrim', 'rtrim', 'translate'])
export const searchingTimes = 16

/** Functions of patterns, which keep a place for each character. */
export const patternTimes = 24
export const patterns = /^regexp_/
