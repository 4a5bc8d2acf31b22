const words = (text: string): string[] => text.trim().split(/\s+/)

/** The functions that a query may call, by what they work on: pure or of the clock, bounded in what they make, and reading nothing but their arguments. */
export const functionGroups = {
  aggregate: words(`
    any_value array_agg avg bit_and bit_or bit_xor bool_and bool_or corr count covar_pop covar_samp every json_agg json_object_agg jsonb_agg
    jsonb_object_agg max min mode percentile_cont percentile_disc range_agg range_intersect_agg regr_avgx regr_avgy regr_count regr_intercept regr_r2
    regr_slope regr_sxx regr_sxy regr_syy stddev stddev_pop stddev_samp string_agg sum var_pop var_samp variance json_agg_strict jsonb_agg_strict
    json_object_agg_strict jsonb_object_agg_strict json_object_agg_unique jsonb_object_agg_unique`),
  window: words('cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank row_number'),
  time: words(`
    age clock_timestamp date date_add date_bin date_part date_subtract date_trunc extract isfinite justify_days justify_hours justify_interval make_date
    make_interval make_time make_timestamp make_timestamptz now statement_timestamp timezone to_char to_date to_timestamp transaction_timestamp`),
  number: words(`
    abs acos acosd acosh asin asind asinh atan atan2 atan2d atand atanh cbrt ceil ceiling cos cosd cosh cot cotd degrees div erf erfc exp factorial float4
    float8 floor gcd int2 int4 int8 lcm ln log log10 min_scale mod numeric pi pow power radians random round scale sign sin sind sinh sqrt tan tand tanh
    to_number trim_scale trunc width_bucket`),
  text: words(`
    ascii bit_length btrim casefold char_length character_length chr concat concat_ws convert_from convert_to decode encode format initcap left length lower lpad ltrim
    md5 normalize octet_length overlay position quote_literal quote_nullable regexp_count regexp_instr regexp_like regexp_match regexp_matches
    regexp_replace regexp_split_to_array regexp_split_to_table regexp_substr repeat replace reverse right rpad rtrim sha224 sha256 sha384 sha512
    split_part starts_with string_to_array string_to_table strpos substr substring text to_hex to_bin to_oct translate upper unistr`),
  array: words(`
    array_append array_cat array_dims array_length array_lower array_ndims array_position array_positions array_prepend array_remove array_replace
    array_reverse array_sort array_to_string array_upper cardinality generate_subscripts trim_array unnest`),
  json: words(`
    array_to_json json_array_elements json_array_elements_text json_array_length json_build_array json_build_object json_each json_each_text
    json_extract_path json_extract_path_text json_object json_object_keys json_strip_nulls json_to_record json_to_recordset json_typeof
    jsonb_array_elements jsonb_array_elements_text jsonb_array_length jsonb_build_array jsonb_build_object jsonb_each jsonb_each_text jsonb_extract_path
    jsonb_extract_path_text jsonb_insert jsonb_object jsonb_object_keys jsonb_path_exists jsonb_path_exists_tz jsonb_path_match jsonb_path_match_tz
    jsonb_path_query jsonb_path_query_array jsonb_path_query_array_tz jsonb_path_query_first jsonb_path_query_first_tz jsonb_path_query_tz jsonb_pretty
    jsonb_set jsonb_set_lax jsonb_strip_nulls jsonb_to_record jsonb_to_recordset jsonb_typeof row_to_json to_json to_jsonb`),
  range: words(`
    daterange int4range int8range isempty lower_inc lower_inf numrange range_merge tsrange tstzrange upper_inc upper_inf multirange datemultirange
    int4multirange int8multirange nummultirange tsmultirange tstzmultirange`),
  other: words('gen_random_uuid generate_series num_nonnulls num_nulls uuid_extract_timestamp uuid_extract_version')
} as const

/** All of them. */
export const allowedFunctions: ReadonlySet<string> = new Set(Object.values(functionGroups).flat())

/** What the parser makes of SQL's own syntax, such as `x AT TIME ZONE y`: beside those of the list, only these. */
export const syntaxFunctions: ReadonlySet<string> = new Set(['is_normalized', 'like_escape', 'overlaps', 'similar_to_escape'])

/** The columns of functions that make rows of several, in FROM and in `(f(x)).column`. */
export const functionColumns: { readonly [name: string]: readonly string[] } = {
  json_each: ['key', 'value'],
  json_each_text: ['key', 'value'],
  jsonb_each: ['key', 'value'],
  jsonb_each_text: ['key', 'value'],
  json_array_elements: ['value'],
  json_array_elements_text: ['value'],
  jsonb_array_elements: ['value'],
  jsonb_array_elements_text: ['value']
}
