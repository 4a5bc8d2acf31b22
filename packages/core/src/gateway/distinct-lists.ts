/**
 * An input whose lists of texts name everything once. Such lists are sets (types, channels, parts to include), and what one of a megabyte repeats would
 * become as many conditions of a statement as no database takes.
 */
export function distinctLists(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, isTexts(value) ? [...new Set(value)] : value]))
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
