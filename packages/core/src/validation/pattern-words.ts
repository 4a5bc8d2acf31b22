/** What patterns of our schemas ask for, as few can read a pattern. A pattern that is not here is shown with the description of its field. */
const known: Readonly<Record<string, string>> = {
  '\\S': 'have at least one character besides spaces',
  Z$: 'be in UTC and end in Z, such as 2026-01-31T09:30:00Z',
  '^\\d{4}-\\d{2}-\\d{2}$': 'be a day, such as 2026-01-31',
  '^[A-Za-z]{3}$': 'be a currency of three letters, such as USD',
  '^[A-Z]{3}$': 'be a currency of three capital letters, such as USD',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'be a time of day, such as 09:30',
  '^\\s*[^\\s@]+@[^\\s@]+\\s*$': 'be an email address, such as ada@example.com',
  '^https?://[^\\s]+$': 'be an http or https address, such as https://example.com/page',
  '^[0-9]+[dhm]$': 'be a whole number of days, hours or minutes, such as 30d, 12h or 45m',
  '^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$': 'be lower case words joined by _, such as report_export',
  '^[a-z][a-z0-9_]{0,39}$': 'be 1 to 40 lower case letters, digits and _, with a letter first, such as min_seats',
  '^\\d{1,12}(\\.\\d{1,12})?$': 'be a number as text, such as "1250.5"',
  '^\\d{1,3}(\\.\\d{1,12})?$': 'be a number as text, such as "12.5"',
  '^ok_.{8}$': 'be ok_ and 8 more characters, such as ok_a1b2c3d4',
  '^[0-9a-f]{64}$': 'be 64 digits of 0-9 and a-f'
}

/** What a text with this pattern must be, beginning with a verb; undefined for a pattern that has no words. */
export function patternWords(pattern: string): string | undefined {
  return Object.hasOwn(known, pattern) ? known[pattern] : undefined
}
