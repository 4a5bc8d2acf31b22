import { expect, it } from 'vitest'
import { allGrants, hasGrant, isGrant } from './grants.js'

it('a grant is held by itself, or by the manage of its area; never by a read', () => {
  expect(hasGrant(['analytics:read'], 'analytics:read')).toBe(true)
  expect(hasGrant(['activation:manage'], 'activation:read')).toBe(true)
  expect(hasGrant(['integrations:manage'], 'integrations:connect_own')).toBe(true)
  expect(hasGrant(['activation:read'], 'activation:manage')).toBe(false)
  expect(hasGrant(['workspace_settings:manage'], 'workspace_members:read')).toBe(false)
  expect(hasGrant([], 'analytics:read')).toBe(false)
})

it('knows its grants and no others', () => {
  for (const grant of allGrants) expect(isGrant(grant)).toBe(true)
  for (const text of ['', 'toString', 'analytics', 'analytics:manage']) expect(isGrant(text)).toBe(false)
})
