import { registry } from '@rapport/core/src/registry/tools.js'
import type { Tool } from '@rapport/core/src/runtime/tool.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { createTestRapport, type TestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import fc from 'fast-check'
import { expect } from 'vitest'
import { inputArbitrary } from './input-arbitrary.js'
import { KnownValues } from './known-values.js'
import { seedWorld } from './seed-world.js'
import { SteppedIds } from './stepped-ids.js'

/** A store under comparison. */
export interface ComparedStore {
  name: string
  create(): Promise<Store>
}

/** How many random inputs are sent, to a world of how many sources (40 when left out), and from which seed they are made. */
export interface SameAnswersRuns {
  inputs: number
  sources?: number
  seed?: number
}

const minute = 60_000

/**
 * Fills the same world on every store, then sends random valid inputs of all tools to each, one after the other: status and JSON must be the same
 * everywhere. A query by SQL is compared among the stores that can run it. Answers how often each tool succeeded.
 */
export async function sameAnswers(stores: readonly ComparedStore[], { inputs, sources, seed = Date.now() % 2 ** 31 }: SameAnswersRuns) {
  const worlds = await Promise.all(stores.map((store) => openWorld(store, sources)))
  const tools: Tool[] = Object.values(registry)
  const known = new KnownValues()
  const succeeded = new Map<string, number>(tools.map(({ name }) => [name, 0]))
  let next: { tool: Tool; input: Record<string, unknown> } | undefined

  const send = async (tool: Tool, input: Record<string, unknown>, step: string) => {
    const asked = worlds.filter(({ rapport }) => tool.name !== 'svc_query' || rapport.store.supports.sql)
    const answers: { name: string; answer: Answer }[] = []
    for (const { ids } of worlds) ids.nextStep()
    for (const { name, rapport } of asked) answers.push({ name, answer: await ask(rapport, tool, input, step) })
    const [first, ...others] = answers
    for (const other of others) {
      expect(other.answer, `${step} (seed ${seed}): ${tool.name} ${JSON.stringify(input)} on ${other.name}`).toEqual(first?.answer)
    }
    if (first?.answer.status !== 200) return undefined
    succeeded.set(tool.name, (succeeded.get(tool.name) ?? 0) + 1)
    known.note(tool.name, first.answer.body)
    return first.answer.body
  }

  try {
    for (const tool of tools.filter(({ name }) => name.startsWith('svc_list_'))) {
      await send(tool, tool.name === 'svc_list_facts' ? { customer: 'c1' } : {}, `the first ${tool.name}`)
    }
    for (let step = 0; step < inputs; step++) {
      const random = { seed: seed + step, numRuns: 1 }
      const [tool] = fc.sample(fc.constantFrom(...tools), random)
      if (!tool) throw new Error('There are no tools')
      const made = next ?? { tool, input: fc.sample(inputArbitrary(tool, known), random)[0] ?? {} }
      const body = await send(made.tool, made.input, `input ${step}`)
      const cursor: unknown = Object(body).pagination?.nextCursor ?? Object(body).record?.pagination?.nextCursor
      next = typeof cursor === 'string' && step % 3 > 0 ? { tool: made.tool, input: { ...made.input, cursor } } : undefined
      if (step % 20 === 0) for (const world of worlds) await world.rest()
    }
    return succeeded
  } finally {
    for (const { rapport } of worlds) await rapport.rapport.close()
  }
}

/** A world under comparison: ids and times are the same in each. */
interface ComparedWorld {
  name: string
  rapport: TestRapport
  /** Lets a minute pass, and jobs do what is due. */
  rest(): Promise<void>
  ids: SteppedIds
}

async function openWorld({ name, create }: ComparedStore, sources: number | undefined): Promise<ComparedWorld> {
  const ids = new SteppedIds()
  const limits = { ingestRequestsPerSecond: 1_000_000, inlineMoves: 100 }
  const rapport = await createTestRapport({ store: await create(), ids, limits })
  const rest = async () => {
    rapport.clock.advance(minute)
    ids.nextStep()
    await rapport.rapport.runDue()
    ids.nextStep()
  }
  await seedWorld(rapport, rest, sources)
  await rest()
  return { name, rapport, rest, ids }
}

interface Answer {
  status: number
  body: unknown
}

async function ask({ post, apiKey }: TestRapport, { name }: Tool, input: object, step: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${apiKey}`, 'x-request-id': step.replaceAll(' ', '-') }
  const { status, body } = await post('/api/tools/call', { tool: name, input }, headers)
  if (name === 'svc_query' && status === 200) delete Object(body).metadata.executionTimeMs
  return { status, body }
}
