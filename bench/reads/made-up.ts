/** SQL expressions for values that look like chance and are always the same. They speak of a row's number `n`, and of `$2`, the moment to look back from. */

/** An id: like those that Rapport makes, ids grow with time. */
export const id = (kind: number, number: string) =>
  `(lpad(to_hex(${0x019a0000 + kind}), 8, '0') || lpad(to_hex(${number}), 12, '0') || substr(md5((${number})::text), 1, 12))::uuid`

/** A whole number below `end`; another `salt` gives others. */
export const chance = (salt: string, end: number) => `((hashtextextended('${salt}', n) & 2147483647) % ${end})`

export const word = (salt: string, words: readonly string[]) => `(array['${words.join("','")}'])[1 + ${chance(salt, words.length)}]`

/** A time within as many days. */
export const ago = (salt: string, days: number) =>
  `date_trunc('milliseconds', $2::timestamptz - interval '1 ms' * (${chance(salt, days * 86_400)}::bigint * 1000 + n % 1000))`

/** A value for some rows, null for the others: `of` in ten have it. */
export const someOf = (salt: string, of: number, value: string) => `case when ${chance(salt, 10)} < ${of} then ${value} end`
