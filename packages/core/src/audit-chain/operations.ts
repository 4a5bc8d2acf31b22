import { Type } from 'typebox'
import { defineOperation } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { auditPageShape, auditQuery, findEntries } from './find-entries.js'
import { chainPageShape, chainQuery, readChain } from './read-chain.js'
import { verificationShape, verifyChain } from './verify-chain.js'

const chain = defineOperation({
  operationId: 'readAuditChain',
  method: {
    name: 'audit.chain',
    doc: 'The audit log as a chain, the oldest entry first: each entry with its hash and the hash of the one before it. docs/audit.md says how to check it.',
    example: 'const { items } = await workspace.audit.chain({ limit: 1000 })'
  },
  http: 'GET /api/audit/chain',
  tag: 'settings',
  grants: ['customer_intelligence:read', 'workspace_settings:manage'],
  reads: 'customers',
  summary: 'Lists the audit log as a chain, the oldest entry first: each entry with its hash and the hash of the one before it.',
  input: chainQuery,
  output: chainPageShape,
  answer: 'A page of entries.',
  shapes: { input: 'AuditChainQuery', output: 'AuditChainPage' },
  example: { limit: 100 },
  handle: (query, { store, now }) => readChain(store, now, query)
})

const verify = defineOperation({
  operationId: 'verifyAuditChain',
  method: {
    name: 'audit.verify',
    doc: 'Checks that no entry of the audit log was changed, removed, moved or added since it was written. Pass the `head` of an earlier answer as `head` to find missing entries at the end, too.',
    example: 'const { valid, fault, head } = await workspace.audit.verify()'
  },
  http: 'POST /api/audit/verify',
  tag: 'settings',
  grants: ['customer_intelligence:read', 'workspace_settings:manage'],
  reads: 'customers',
  effect: 'read',
  summary: 'Checks that no entry of the audit log was changed, removed, moved or added, and names the first that was.',
  input: strictObject({
    head: Type.Optional(
      Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The head of an earlier answer, which the chain must contain.' })
    )
  }),
  output: verificationShape,
  answer: 'What was found.',
  shapes: { input: 'AuditVerificationInput', output: 'AuditVerification' },
  example: {},
  handle: ({ head }, { store }) => verifyChain(store, head)
})

const entries = defineOperation({
  operationId: 'listAuditEntries',
  method: {
    name: 'audit.entries',
    doc: 'Lists what was changed, newest first, with the names of the members and API keys that did it.',
    example: "const { items } = await workspace.audit.entries({ actorId: 'm_1' })"
  },
  http: 'GET /api/audit',
  tag: 'settings',
  grants: ['customer_intelligence:read', 'workspace_settings:manage'],
  reads: 'customers',
  summary: 'Lists what was changed, newest first, with the names of the members and API keys that did it.',
  input: auditQuery,
  output: auditPageShape,
  answer: 'A page of entries.',
  shapes: { input: 'AuditQuery', output: 'AuditEntries' },
  example: { limit: 50 },
  handle: (query, context) => findEntries(context, query)
})

/** What can be asked of the audit log and its chain. */
export const auditChainOperations = [entries, chain, verify]
