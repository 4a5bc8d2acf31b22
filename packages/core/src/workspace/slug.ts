import { RapportError } from '../errors.js'

const longest = 63
const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Checks a slug and answers it; throws INVALID_TOOL_INPUT when it is malformed. */
export function readSlug(slug: string): string {
  if (typeof slug === 'string' && slug.length <= longest && pattern.test(slug)) return slug
  throw new RapportError(
    'INVALID_TOOL_INPUT',
    `slug must be at most ${longest} of a-z, 0-9 and single hyphens between them, such as acme-inc`
  )
}

/** A slug made from a name. When it is taken the caller tries again: an `attempt` above 1 is appended. */
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
