import type { StampedMap } from '../../storage/index.js'
import { registrableDomain } from '../rules/work-domain.js'

/** The registrable domain in a customer's trait `domain`, with the trait's time; null when the trait is missing or no domain. */
export function reportedDomain({ domain: trait }: StampedMap): { domain: string; at: number } | null {
  const domain = typeof trait?.value === 'string' ? registrableDomain(trait.value) : null
  return trait && domain ? { domain, at: trait.at } : null
}
