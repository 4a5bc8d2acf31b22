import { Type } from 'typebox'
import { defineTool } from '../../runtime/index.js'
import { readEvidence } from '../evidence/read-evidence.js'
import { findFact } from '../find-fact.js'
import { describeFact } from '../read-facts.js'
import { fact } from './fact-shape.js'

export const getFact = defineTool({
  name: 'svc_get_fact',
  title: 'Read a fact',
  description:
    'Reads one fact; with include ["evidence"] also all of its quotes. Use it to cite word for word. Next: svc_get_source for the text around a quote.',
  effect: 'read',
  narrow: 'Leave out include. Read the sources of the quotes one by one with svc_get_source.',
  toolset: 'evidence',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Reads a fact, and on request the exact quotes that support it.',
  input: Type.Object({
    factId: Type.String({ minLength: 1, maxLength: 500, description: "Rapport's id of the fact, or your externalId." }),
    include: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        description: '`evidence` asks for the quotes; other values are ignored.'
      })
    )
  }),
  output: fact,
  example: { factId: '0198c0de-0000-7000-8000-000000000003', include: ['evidence'] },

  async handle({ factId, include = [] }, { store, now }) {
    const row = await findFact(store, factId)
    const found = await describeFact(store, row, now)
    return include.includes('evidence') ? { ...found, evidence: await readEvidence(store, row.id) } : found
  }
})
