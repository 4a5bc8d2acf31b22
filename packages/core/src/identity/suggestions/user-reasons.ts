import { keyValue } from '../rules/keys.js'
import type { Reason } from './confidence.js'
import { mailbox } from './mailbox.js'
import { fullName, readsLikeName } from './person-name.js'

/** A person known by email alone, who may be somebody else's duplicate. */
export interface EmailPerson {
  /** Its email as a key. */
  key: string
  email: string
  name: string | null
  customerId: string | null
}

/** A person with a userId: `key` is the userId's. */
export interface KnownPerson {
  key: string
  email: string | null
  name: string | null
}

/** HIGH when an address of a userId is the same mailbox as the person's own address, written otherwise. */
export function mailboxReasons({ email }: EmailPerson, survivor: string, theirs: string): Reason[] {
  if (email === theirs || mailbox(email) !== mailbox(theirs)) return []
  const sentence = `${quoted(email)} and ${quoted(theirs)}, an address of userId ${quoted(keyValue(survivor))}, are one mailbox written in two ways.`
  return [{ about: 'mailbox', confidence: 'HIGH', sentence }]
}

/** MEDIUM: this many browsers were identified as both. */
export function browserReasons({ email }: EmailPerson, survivor: string, browsers: number): Reason[] {
  if (browsers === 0) return []
  const many = browsers === 1 ? 'One browser was' : `${browsers} browsers were`
  const sentence = `${many} identified as ${quoted(email)} and as userId ${quoted(keyValue(survivor))}.`
  return [{ about: 'browser', confidence: 'MEDIUM', sentence }]
}

/**
 * What the names of two contacts of one customer say: MEDIUM when both have the same full name, LOW when the address of one reads like the name of
 * the other.
 */
export function nameReasons(person: EmailPerson, contact: KnownPerson): Reason[] {
  const name = fullName(person.name)
  if (name !== null && name === fullName(contact.name))
    return [{ about: 'person name', confidence: 'MEDIUM', sentence: `Both are named ${quoted(person.name ?? '')} at the same customer.` }]
  const reading = [
    { email: person.email, name: contact.name },
    { email: contact.email, name: person.name }
  ].find((each) => each.email !== null && readsLikeName(each.email, each.name))
  if (!reading) return []
  const sentence = `The address ${quoted(reading.email ?? '')} reads like the name ${quoted(reading.name ?? '')} of the other at the same customer.`
  return [{ about: 'person name', confidence: 'LOW', sentence }]
}

function quoted(text: string): string {
  return `"${text}"`
}
