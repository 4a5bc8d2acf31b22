/** What Postgres has in place of other databases' functions of time, by how it is written there. */
export const dialectDates: { readonly [written: string]: string } = {
  "date_trunc('month', x)": 'tostartofmonth',
  "date_trunc('day', x)": 'tostartofday',
  "date_trunc('week', x)": 'tostartofweek tomonday',
  "date_trunc('quarter', x)": 'tostartofquarter',
  "date_trunc('year', x)": 'tostartofyear tostartofisoyear',
  "date_trunc('hour', x)": 'tostartofhour',
  "date_trunc('minute', x)": 'tostartofminute tostartofsecond',
  "date_bin('15 minutes', x, timestamptz '2000-01-01')":
    'tostartofinterval tostartoffifteenminutes tostartoffiveminutes tostartoffiveminute tostartoftenminutes time_slice time_bucket timeslot date_bucket timestamp_bucket datetime_bucket',
  "date_trunc('day', x), or 'month', 'week', 'hour'": 'timestamp_trunc datetime_trunc time_trunc',
  "date_trunc('month', x) + interval '1 month' - interval '1 day'": 'last_day eomonth tolastdayofmonth',
  'b::date - a::date for days, or extract(epoch from b - a) for seconds':
    'datediff date_diff datetime_diff timestampdiff timestamp_diff months_between days_between timediff datediff_big julianday',
  "x + interval '7 days'":
    'dateadd timestampadd timestamp_add datetime_add add_months adddate addtime adddays addweeks addmonths addyears addhours addminutes tointervalday next_day',
  "x - interval '7 days'":
    'date_sub timestamp_sub datetime_sub subdate subtime subtractdays subtractweeks subtractmonths subtractyears subtracthours subtractminutes',
  'now()': 'getdate sysdate getutcdate utc_timestamp sysdatetime sysutcdatetime current_datetime now64 systimestamp',
  current_date: 'curdate today utc_date',
  'current_date - 1': 'yesterday',
  current_time: 'curtime utc_time',
  "to_char(x, 'YYYY-MM-DD')":
    'date_format strftime format_date format_timestamp format_datetime formatdatetime dateformat time_format todatestring',
  "to_char(x, 'YYYY-MM')": 'toyyyymm',
  "to_char(x, 'YYYYMMDD')": 'toyyyymmdd',
  "to_char(x, 'Day')": 'dayname datename weekdayname',
  "to_char(x, 'Month')": 'monthname',
  "to_timestamp(x, 'YYYY-MM-DD'), or x::timestamptz":
    'str_to_date parse_timestamp parse_datetime parsedatetimebesteffort strptime todatetime todatetime64 to_timestamp_tz to_timestamp_ntz try_to_timestamp datetime',
  "x::date, or to_date(x, 'YYYY-MM-DD')": 'todate parse_date date_parse try_to_date datevalue',
  'make_date(y, m, d)': 'datefromparts date_from_parts makedate',
  'make_timestamptz(y, m, d, h, min, s)': 'datetimefromparts timestamp_from_parts',
  "x AT TIME ZONE 'zone'": 'convert_timezone convert_tz from_utc_timestamp to_utc_timestamp totimezone switchoffset',
  'extract(… from x)':
    'year month week quarter day hour minute second toyear tomonth toquarter tohour tominute tosecond datepart weekofyear yearweek toweek toisoweek weekiso dayofmonth todayofmonth toisoyear',
  'extract(dow from x), where Sunday is 0, or isodow, where Monday is 1': 'dayofweek todayofweek weekday dayofweekiso dayofweek_iso',
  'extract(doy from x)': 'dayofyear todayofyear',
  'extract(epoch from x)':
    'unix_timestamp to_unixtime unix_seconds unix_millis tounixtimestamp tounixtimestamp64milli to_seconds unixepoch',
  'to_timestamp(x)': 'from_unixtime timestamp_seconds fromunixtimestamp fromunixtimestamp64milli timestamp_millis'
}
