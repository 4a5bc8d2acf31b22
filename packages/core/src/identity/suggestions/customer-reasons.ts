import { keyValue } from '../rules/keys.js'
import { companyLabel, readableLabel } from './company-domain.js'
import { bareName } from './company-name.js'
import type { Reason } from './confidence.js'
import { plainLetters } from './plain-letters.js'

/** A customer inferred from a domain or known by a provider's account alone, which may be the duplicate of another. */
export interface DomainCompany {
  id: string
  /** Its domain or account as a key. */
  key: string
  /** Null for that of an account. */
  domain: string | null
  name: string | null
}

/** A customer with a customerId: `key` is the customerId's; `domain` is one that it owns. */
export interface KnownCompany {
  key: string
  domain: string | null
  name: string | null
}

/** Shorter names say little. */
const minLetters = 3

/**
 * What speaks for a domain's or an account's customer being one with a customerId, each MEDIUM: its label under another public suffix is the customerId's domain, or
 * is its name; or both have the same name. The first two are one kind of evidence, since a company's name and domain mostly agree.
 */
export function customerReasons(company: DomainCompany, known: KnownCompany): Reason[] {
  const [label, theirs] = [company.domain, known.domain].map((domain) => (domain === null ? null : companyLabel(domain)))
  const who = `customerId "${keyValue(known.key)}"`
  const reasons: Reason[] = []
  const add = (about: Reason['about'], sentence: string) => reasons.push({ about, confidence: 'MEDIUM', sentence })
  if (label && label === theirs && company.domain !== known.domain)
    add('domain', `The domains "${company.domain}" and "${known.domain}", which ${who} owns, differ only in their ending.`)
  const name = known.name === null ? '' : bareName(known.name)
  if (label && name !== '' && name === plainLetters(readableLabel(label)))
    add('domain', `The domain "${company.domain}" reads like the name "${known.name}" of ${who}.`)
  if (company.name !== null && name.length >= minLetters && bareName(company.name) === name)
    add('company name', `${companyOf(company)} is named "${company.name}", and ${who} is named "${known.name}".`)
  return reasons
}

function companyOf({ key, domain }: DomainCompany): string {
  return domain === null ? `An account at ${keyValue(key).split(':', 1)[0]}` : `The customer of "${domain}"`
}
