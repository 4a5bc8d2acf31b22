import { RapportError } from '../errors.js'

const longest = 63
const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A slug as given; throws INVALID_TOOL_INPUT when it is none. */
export function readSlug(slug: string): string {
  if (typeof slug === 'string' && slug.length <= longest && pattern.test(slug)) return slug
  throw new RapportError(
    'INVALID_TOOL_INPUT',
    `slug must be at most ${longest} of a-z, 0-9 and single hyphens between them, such as acme-inc`
  )
}

/** The slug that a name suggests; `attempt` above 1 is appended, for when it is taken. */
export function slugFromName(name: string, attempt: number): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  const slug =
    ascii
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+/, '')
      .slice(0, 50)
      .replace(/-+$/, '') || 'workspace'
  return attempt === 1 ? slug : `${slug}-${attempt}`
}
