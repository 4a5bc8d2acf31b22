import { FakeClerk } from '../../src/testing/fake-clerk.js'

export const minute = 60_000
export const day = 86_400_000
export const start = Date.UTC(2026, 5, 1, 12)
export const secretKey = 'sk_test_51secret_of_the_instance'
/** Two hours back: the lookback of an hour is within. */
export const changed = { from: start - 120 * minute, to: start }

/** An organization as Clerk has it. */
export function organization(index: number, more: object = {}) {
  const created_at = start - (200 - index) * day
  return {
    object: 'organization',
    id: `org_${index}`,
    name: `Company ${index}`,
    slug: `company-${index}`,
    image_url: 'https://img.clerk.test/1',
    has_image: false,
    members_count: 3,
    max_allowed_memberships: 5,
    admin_delete_enabled: true,
    public_metadata: {},
    created_at,
    updated_at: created_at,
    ...more
  }
}

/** A user with a verified email. */
export function user(index: number, more: object = {}) {
  const created_at = start - (100 - index) * day
  const email = {
    object: 'email_address',
    id: `idn_${index}`,
    email_address: `person${index}@company${index % 3}.test`,
    verification: { object: 'verification_otp', status: 'verified', strategy: 'email_code' }
  }
  return {
    object: 'user',
    id: `user_${index}`,
    external_id: null,
    primary_email_address_id: `idn_${index}`,
    username: null,
    first_name: 'Person',
    last_name: String(index),
    email_addresses: [email],
    public_metadata: {},
    last_sign_in_at: start - index * day,
    banned: false,
    created_at,
    updated_at: created_at + minute,
    ...more
  }
}

/** A membership of a user in an organization, since a number of days. */
export function membership(organizationIndex: number, userIndex: number, daysAgo: number, more: object = {}) {
  const created_at = start - daysAgo * day
  return {
    object: 'organization_membership',
    id: `orgmem_${organizationIndex}_${userIndex}`,
    role: 'org:member',
    permissions: [],
    public_metadata: {},
    organization: organization(organizationIndex),
    public_user_data: { user_id: `user_${userIndex}`, first_name: 'Person', last_name: String(userIndex), identifier: null },
    created_at,
    updated_at: created_at,
    ...more
  }
}

/** A domain of an organization that somebody has proven to be theirs, or not. */
export function domain(name: string, isVerified = true) {
  const proof = isVerified ? { status: 'verified', strategy: 'email_code' } : null
  return {
    object: 'organization_domain',
    id: `orgdmn_${name}`,
    name,
    enrollment_mode: 'manual_invitation',
    affiliation_verification: proof,
    ownership_verification: null,
    verification: proof
  }
}

/** An instance that has something of all that the connector reads, with changes of the last hours. */
export function accountOfEverything(): FakeClerk {
  const clerk = new FakeClerk()
  clerk.put('organizations', organization(1, { public_metadata: { customerId: 'acme' } }))
  for (const index of [2, 3, 4, 5]) clerk.put('organizations', organization(index))
  clerk.putDomains('org_2', domain('company2.test'), domain('somebody-elses.test', false))
  for (let index = 1; index <= 9; index++) clerk.put('users', user(index))
  clerk.put('users', user(10, { external_id: 'host-10', updated_at: start - 30 * minute, last_sign_in_at: start - 40 * minute }))
  // Signed in without having changed.
  clerk.put('users', user(11, { last_sign_in_at: start - 50 * minute }))
  clerk.put('users', user(12, { primary_email_address_id: null, email_addresses: [], username: 'nomail', last_sign_in_at: null }))
  const unverified = { ...user(13).email_addresses[0], verification: { object: 'verification_otp', status: 'unverified' } }
  clerk.put('users', user(13, { email_addresses: [unverified], updated_at: start - minute }))
  for (let index = 1; index <= 8; index++) clerk.put('memberships', membership(1 + (index % 4), index, 50 - index))
  // A second one, which is newer, and an older one.
  clerk.put('memberships', membership(5, 1, 10))
  clerk.put('memberships', membership(5, 2, 90))
  clerk.put('memberships', membership(3, 12, 5))
  return clerk
}
