import { Type } from 'typebox'
import { defineTool, instant, orNull, uuid } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { evidenceKinds, evidenceRoles } from '../attention-item.js'
import { getAttentionItem as readItem } from '../get-attention-item.js'
import { attentionSummary } from './attention-summary-shape.js'

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })

const observation = strictObject({ title: text(240), explanation: text(4000), observedAt: instant() })

const evidence = strictObject({
  role: Type.Enum([...evidenceRoles]),
  kind: Type.Enum([...evidenceKinds]),
  title: text(500),
  observedAt: orNull(instant()),
  window: orNull(strictObject({ start: instant(), end: instant() })),
  sourceLabel: text(240)
})

export const getAttentionItem = defineTool({
  name: 'svc_get_attention_item',
  title: 'Read an attention item',
  description:
    'Reads one attention item: what changed, why it matters, how sure that is, and the evidence for and against. Use it to explain a risk or an opportunity. Next: svc_list_facts or svc_get_timeline of its customer.id.',
  effect: 'read',
  toolset: 'attention',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Reads an attention item: what changed, why it matters, how sure that is, and the evidence for and against it.',
  input: strictObject({ id: uuid("The item's id.") }),
  output: strictObject({
    ...attentionSummary,
    whatChanged: text(8000),
    whyItMatters: text(8000),
    uncertainty: orNull(text(8000)),
    priorityReason: text(8000),
    timeline: Type.Array(observation, { maxItems: 20, description: 'What was observed, newest first.' }),
    evidence: Type.Array(evidence, { maxItems: 20 }),
    latestUpdate: orNull(strictObject({ updatedAt: instant(), summary: text(8000) }))
  }),
  example: { id: '0198c0de-0000-7000-8000-000000000002' },

  handle({ id }, { store }) {
    return readItem(store, id)
  }
})
