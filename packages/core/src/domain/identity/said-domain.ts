import type { StampedMap } from '../../storage/define-table.js'
import { registrableDomain } from './work-domain.js'

/** The registrable domain that a customer's trait `domain` says, and since when; null when there is none, or it is none. */
export function saidDomain({ domain: trait }: StampedMap): { domain: string; at: number } | null {
  const domain = typeof trait?.value === 'string' ? registrableDomain(trait.value) : null
  return trait && domain ? { domain, at: trait.at } : null
}
