import { type Static, Type } from 'typebox'
import { attentionItems } from '../attention/index.js'
import { findCustomer } from '../customers/index.js'
import { facts } from '../facts/tables/index.js'
import { currentId, currentIds, events } from '../identity/index.js'
import { sources } from '../sources/tables/index.js'
import type { Rows } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { cutCodePoints, isUuid } from '../values/index.js'
import { linksTo, withoutLinks } from './links.js'
import { evidenceKinds } from './run-log.js'
import type { StoredAgentEvidence, StoredAgentOutput, StoredAgentScope } from './tables/agent-runs.js'

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })

/** What a model has to answer at the end. Longer texts than are kept are cut. */
export const finalAnswer = Type.Object({
  summary: Type.Optional(Type.String({ maxLength: 20_000 })),
  outputs: Type.Array(
    Type.Object({
      customerId: text(500),
      title: text(2_000),
      summary: text(20_000),
      evidence: Type.Array(Type.Object({ kind: Type.Enum([...evidenceKinds]), id: text(700) }), { maxItems: 100 })
    }),
    { maxItems: 500 }
  )
})
export type FinalAnswer = Static<typeof finalAnswer>

/** What is kept of an answer, and what was wrong with the rest of it. */
export interface CheckedAnswer {
  summary: string
  outputs: StoredAgentOutput[]
  refused: number
  faults: string[]
}

interface Bounds {
  mostItems: number
  scope: StoredAgentScope | null
  publicUrl: string | undefined
}

const maxEvidence = 20
const longest = { title: 240, summary: 2_000 }

/** Holds what a model says against what is there: its customers exist, it cites what belongs to the customer that it tells of, it links nowhere else. */
export async function checkAnswer(
  rows: Rows<'organization'>,
  { summary = '', outputs }: FinalAnswer,
  bounds: Bounds
): Promise<CheckedAnswer> {
  const checked: CheckedAnswer = { summary: '', outputs: [], refused: 0, faults: [] }
  const asked = bounds.scope?.customers.map(({ customerId }) => customerId)
  const inScope = asked && new Set((await currentIds(rows, asked, 'customer')).values())
  let links = 0
  for (const [index, said] of outputs.entries()) {
    const refuse = (why: string) => {
      checked.refused += 1
      checked.faults.push(`outputs[${index}] ${why}`)
    }
    const customer = await findCustomer(rows, said.customerId)
    if (checked.outputs.length >= bounds.mostItems) refuse(`is more than the ${bounds.mostItems} that a run may tell of`)
    else if (!customer) refuse('names a customer that is not there')
    else if (said.title.trim() === '' || said.summary.trim() === '') refuse('says nothing')
    else if (inScope && !inScope.has(customer.id)) refuse('is about a customer that the run was not asked about')
    else {
      const { evidence, permalinks, missing, foreign } = await findEvidence(rows, customer.id, said.evidence.slice(0, maxEvidence))
      if (evidence.length === 0) refuse(foreign > 0 ? 'cites only what belongs to other customers' : 'cites nothing that is there')
      else {
        if (missing > 0) checked.faults.push(`outputs[${index}] cites ${missing} that ${missing === 1 ? 'is' : 'are'} not there`)
        if (foreign > 0)
          checked.faults.push(`outputs[${index}] cites ${foreign} that ${foreign === 1 ? 'belongs' : 'belong'} to another customer`)
        const known = linksTo(bounds.publicUrl, permalinks)
        const isAllowed = (url: string) => known(url) && !showsOther(url, customer.id)
        const title = withoutLinks(said.title, isAllowed)
        const words = withoutLinks(said.summary, isAllowed)
        links += title.count + words.count
        checked.outputs.push({
          customerId: customer.id,
          title: cut(title.text, longest.title),
          summary: cut(words.text, longest.summary),
          evidence,
          link: permalinks[0] ?? null
        })
      }
    }
  }
  const overall = withoutLinks(summary, linksTo(bounds.publicUrl, []))
  links += overall.count
  if (links > 0) checked.faults.push(`${links} ${links === 1 ? 'link was' : 'links were'} taken out`)
  return { ...checked, summary: cut(overall.text, longest.summary) }
}

/** Whether an address is the page of another customer in the console. */
function showsOther(url: string, customerId: string): boolean {
  const [, named] = /\/console\/customers\/([^/?#]+)/.exec(url) ?? []
  return named !== undefined && named.toLowerCase() !== customerId
}

/** What of the evidence is there and belongs to the customer, under the ids from before its merges too. */
async function findEvidence(rows: Rows<'organization'>, customerId: string, said: readonly { kind: string; id: string }[]) {
  const evidence: StoredAgentEvidence[] = []
  const permalinks: string[] = []
  let missing = 0
  let foreign = 0
  for (const { kind: named, id } of said) {
    const kind = parseEnum(evidenceKinds, named)
    const found = kind === 'source' ? await findSource(rows, id) : await findById(rows, kind, id)
    if (!found) missing += 1
    else if (found.customer_id === null || (await currentId(rows, found.customer_id, 'customer')) !== customerId) foreign += 1
    else if (!evidence.some((known) => known.kind === kind && known.id === found.id)) {
      evidence.push({ kind, id: found.id })
      if (found.permalink && /^https?:\/\//.test(found.permalink)) permalinks.push(found.permalink)
    }
  }
  return { evidence, permalinks, missing, foreign }
}

interface Found {
  id: string
  customer_id: string | null
  permalink?: string | null
}

/** A source by its own id, or as tools name it: `EMAIL:msg_18c2f0`. */
async function findSource(rows: Rows<'organization'>, id: string): Promise<Found | undefined> {
  if (isUuid(id.toLowerCase())) {
    const [row] = await rows.get(sources, [{ id: id.toLowerCase() }])
    if (row) return row
  }
  const [, sourceType = '', externalId = ''] = /^([A-Z_]+):(.+)$/s.exec(id) ?? []
  const [row] = await rows.find(sources, { where: { source_type: { eq: sourceType }, external_id: { eq: externalId } }, limit: 1 })
  return row
}

async function findById(rows: Rows<'organization'>, kind: 'fact' | 'event' | 'attention_item', id: string): Promise<Found | undefined> {
  const lower = id.toLowerCase()
  if (!isUuid(lower)) return undefined
  if (kind === 'event') {
    const [event] = await rows.get(events, [{ event_id: lower }])
    return event && { id: lower, customer_id: event.customer_id }
  }
  const [row] = await rows.get(kind === 'fact' ? facts : attentionItems, [{ id: lower }])
  return row && { id: row.id, customer_id: row.customer_id }
}

function cut(said: string, length: number): string {
  const clean = said.trim()
  const shown = cutCodePoints(clean, length)
  return shown === clean ? clean : `${cutCodePoints(clean, length - 1)}…`
}
