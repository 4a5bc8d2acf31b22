import { domainToASCII, domainToUnicode } from 'node:url'
import { parse } from 'tldts'

/** Shorter names are abbreviations that many companies share. */
const minCharacters = 4

/** A label of a host name has at most 63 characters (RFC 1035). */
const maxLabelLength = 63

/** The public suffixes under which companies have most of their domains. */
const commonSuffixes = [
  'com',
  'net',
  'org',
  'io',
  'co',
  'ai',
  'app',
  'dev',
  'eu',
  'de',
  'uk',
  'co.uk',
  'fr',
  'nl',
  'es',
  'it',
  'se',
  'ch',
  'us',
  'ca',
  'in',
  'co.in',
  'au',
  'com.au',
  'co.jp',
  'com.br',
  'at',
  'be',
  'dk',
  'no',
  'fi',
  'pl'
]

/**
 * What of a registrable domain is the company's: `acme` of acme.co.uk. Null when it is too short to tell companies apart, and for names that a
 * hoster gives out, such as acme.github.io.
 */
export function companyLabel(domain: string): string | null {
  const { domainWithoutSuffix, isPrivate } = parse(domain, { allowPrivateDomains: true })
  if (isPrivate || !domainWithoutSuffix || domainWithoutSuffix.length < minCharacters) return null
  return domainWithoutSuffix
}

/** A label as people read it: not in ASCII if it was written otherwise. */
export function readableLabel(label: string): string {
  return domainToUnicode(label)
}

/** Whether the domain's public suffix is one of the common ones. */
export function hasCommonSuffix(domain: string): boolean {
  return commonSuffixes.includes(parse(domain, { allowPrivateDomains: true }).publicSuffix ?? '')
}

/** The domains that a label makes with the common suffixes; none when it can be no label. */
export function commonDomains(label: string): string[] {
  if (label.length > maxLabelLength) return []
  const ascii = domainToASCII(label)
  if (ascii.length < minCharacters || ascii.length > maxLabelLength || ascii.includes('.')) return []
  return commonSuffixes.map((suffix) => `${ascii}.${suffix}`)
}
