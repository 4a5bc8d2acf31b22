import type { ModelUse } from '@rapport/core/src/models/model-use.js'
import { jobs, sourceReadings } from '@rapport/core/src/registry/tables.js'
import { createTestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { type AskedModel, FakeLanguageModel, type Reply, says } from '@rapport/core/src/testing/models/fake-language-model.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import type { EvidenceWorlds } from '../evidence/evidence-world.js'
import { endWithTest } from '../list-tools/world.js'

/** A part of a source as a model is sent it. */
export interface SentPart {
  part: number
  speaker?: string
  side?: string
  text: string
}

/** What a model claims to have read. */
export interface Claim {
  factType: string
  quote: string
  kind?: string
  subject?: string | null
  confidence?: number
}

/** The parts of the source that a question is about. */
export function partsOf(asked: AskedModel): SentPart[] {
  const sent = asked.body.messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const data = /^<data (\S+)>\n([\s\S]*)\n<\/data \1>$/u.exec(sent)?.[2] ?? '{}'
  return JSON.parse(data).parts ?? []
}

/** A reader that finds of these claims those whose quotes it is sent. */
export function reads(...claims: readonly Claim[]): Reply {
  return (asked, signal) => {
    const parts = partsOf(asked)
    const facts = claims.filter(({ quote }) => parts.some(({ text }) => text.includes(quote)))
    return says({ facts: facts.map((claim) => ({ kind: 'said', subject: null, confidence: 0.9, ...claim })) })(asked, signal)
  }
}

/** Makes organizations with Acme as a customer and Rita as a member, whose sources a model reads. */
export function modelWorlds(newWorld: EvidenceWorlds) {
  return async (modelUse: ModelUse = {}) => {
    const standIn = new FakeLanguageModel()
    const { store } = await newWorld()
    const world = await createTestRapport({
      ids: systemIds(),
      store,
      languageModel: standIn.model,
      modelUse: { rephrasing: false, ...modelUse }
    })
    const { workspace, rapport, clock, organizationId } = world
    const rows = store.organization(organizationId)
    endWithTest(store, organizationId)
    await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
    await workspace.members.put([{ id: 'm1', email: 'rita@us.test', name: 'Rita' }])
    /** Puts a mail of today, unless more is said, and lets what is due run. */
    async function put(externalId: string, text: string | readonly string[], more: object = {}) {
      clock.advance(1000)
      const texts = typeof text === 'string' ? [text] : text
      const source = {
        sourceType: 'EMAIL' as const,
        externalId,
        occurredAt: clock.now(),
        customer: { customerId: 'acme' },
        segments: texts.map((each) => ({ text: each }))
      }
      await workspace.sources.put([{ ...source, ...more }])
      await rapport.runDue()
    }
    async function later(ms: number) {
      clock.advance(ms)
      await rapport.runDue()
    }
    const facts = async () => (await workspace.call('svc_list_facts', { customer: 'acme', limit: 100 })).facts
    /** What stands: not what is resolved. */
    const standing = async () => (await facts()).filter(({ status }) => status !== 'RESOLVED')
    const waiting = () => rows.count(jobs, { kind: { eq: 'model_extraction' } })
    const extraction = async (sourceId: string) =>
      Object(Object(await workspace.call('svc_get_source', { sourceType: 'EMAIL', sourceId })).record).extraction
    const items = async () => (await workspace.call('svc_list_attention_items', { limit: 50 })).items
    const readings = () => rows.find(sourceReadings)
    return { ...world, standIn, rows, put, later, facts, standing, waiting, extraction, items, readings }
  }
}
