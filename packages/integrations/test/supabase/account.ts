import { FakeSupabase } from '../../src/testing/fake-supabase.js'

export const minute = 60_000
const day = 86_400_000
export const start = Date.UTC(2026, 5, 1, 12)
export const app = 'abcdefghijklmnopqrst'
export const shop = 'zyxwvutsrqponmlkjihg'
const paused = 'pausedpausedpausedpa'
export const clientSecret = 'client-secret-of-the-app'

export const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const iso = (at: number) => new Date(at).toISOString().replace('Z', '123Z')

/** A user of a project, with a confirmed email. */
export function user(index: number, more: object = {}) {
  const createdAt = start - (100 - index) * day
  return {
    id: idOf(index),
    aud: 'authenticated',
    role: 'authenticated',
    email: `person${index}@company${index % 3}.test`,
    email_confirmed_at: iso(createdAt + minute),
    phone: '',
    last_sign_in_at: iso(start - index * day),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: `Person ${index}` },
    identities: [
      { identity_id: idOf(500 + index), id: idOf(index), user_id: idOf(index), provider: 'google', identity_data: {} },
      { identity_id: idOf(700 + index), id: idOf(index), user_id: idOf(index), provider: 'email', identity_data: {} }
    ],
    created_at: iso(createdAt),
    updated_at: iso(start - index * day),
    is_anonymous: false,
    ...more
  }
}

/** An organization with a paused project, two that run, and users of every kind. */
export function accountOfEverything(): FakeSupabase {
  const account = new FakeSupabase()
  account.putProject(paused, 'Asleep', 'INACTIVE')
  account.putProject(app, 'App')
  account.putProject(shop, 'Shop')
  for (let index = 1; index <= 9; index++) account.put(app, user(index))
  account.put(app, user(10, { is_anonymous: true, email: '', email_confirmed_at: null, identities: [] }))
  account.put(app, user(11, { email: null, phone: '491700000' }))
  account.put(app, user(12, { email_confirmed_at: null }))
  account.put(app, user(13, { user_metadata: { name: 'By another name' }, last_sign_in_at: null }))
  for (let index = 20; index <= 25; index++) account.put(shop, user(index))
  // The same person in another project.
  account.put(shop, user(26, { email: 'person1@company1.test' }))
  return account
}
