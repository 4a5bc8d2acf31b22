const words = (text: string): string[] => text.trim().split(/\s+/)

/** The types that a value may be cast to, by the names of Postgres's parser; arrays of them as well. None names an object of the database. */
export const allowedTypes: ReadonlySet<string> = new Set(
  words(`
    bool int2 int4 int8 float4 float8 numeric decimal text varchar bpchar uuid json jsonb jsonpath bytea date time timetz timestamp timestamptz interval
    daterange tsrange tstzrange int4range int8range numrange datemultirange tsmultirange tstzmultirange int4multirange int8multirange nummultirange`)
)

/** What people write for them, for hints. */
export const typeNames: readonly string[] = [...allowedTypes, 'integer', 'bigint', 'boolean', 'double precision']
