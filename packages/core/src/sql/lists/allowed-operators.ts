const words = (text: string): string[] => text.trim().split(/\s+/)

/** The operators of Postgres that a query may use, without a schema before them. */
export const allowedOperators: ReadonlySet<string> = new Set(
  words(`
    = <> != < <= > >= + - * / % ^ |/ ||/ @ & | # ~ << >> ||
    ~~ !~~ ~~* !~~* ~* !~ !~* ^@
    -> ->> #> #>> @> <@ ? ?| ?& #- @? @@ && -|- &< &>`)
)

/** Words that the parser gives as an operator's name for SQL's own syntax. */
export const syntaxOperators: ReadonlySet<string> = new Set(['BETWEEN', 'NOT BETWEEN', 'BETWEEN SYMMETRIC', 'NOT BETWEEN SYMMETRIC'])

/** Orders of text that a query may ask for. */
export const allowedCollations: ReadonlySet<string> = new Set([
  'C',
  'POSIX',
  'default',
  'ucs_basic',
  'und-x-icu',
  'en-x-icu',
  'en-US-x-icu',
  'unicode'
])

/** Values of the clock; the others tell of users and databases. */
export const allowedValueFunctions: ReadonlySet<string> = new Set(
  words(`
    SVFOP_CURRENT_DATE SVFOP_CURRENT_TIME SVFOP_CURRENT_TIME_N SVFOP_CURRENT_TIMESTAMP SVFOP_CURRENT_TIMESTAMP_N
    SVFOP_LOCALTIME SVFOP_LOCALTIME_N SVFOP_LOCALTIMESTAMP SVFOP_LOCALTIMESTAMP_N`)
)
