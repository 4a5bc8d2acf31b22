import { RapportError } from '@rapport/core/src/errors.js'
import type { IngestBatch } from '@rapport/core/src/ingest/ingest-batch.js'
import { customers, sources } from '@rapport/core/src/registry/tables.js'
import { removeSources } from '@rapport/core/src/sources/remove-sources.js'
import { domainStore } from '@rapport/core/src/testing/domain-store.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import type { World } from '../list-tools/world.js'
import type { RollupStep } from './rollup-steps.js'

const ids = systemIds()
const one = <T>(items: readonly T[], n: number): T | undefined => items[n % items.length]

type Said<K extends RollupStep['kind']> = Extract<RollupStep, { kind: K }>['said']

/** Does one step of a script, a second after the one before. */
export async function takeStep(world: World, step: RollupStep): Promise<void> {
  world.clock.advance(1_000)
  try {
    await perform(world, step)
  } catch (error) {
    // What a reviewer looked at may be decided already or be somebody else's, and there may be no activation event.
    if (!(error instanceof RapportError && error.code === 'CONFLICT')) throw error
  }
}

async function perform(world: World, step: RollupStep): Promise<unknown> {
  const { workspace, rapport, rows, clock } = world
  const now = clock.now()
  switch (step.kind) {
    case 'ingest':
      return Promise.all(step.said.map((batch) => workspace.ingest(bodyOf(batch, now) as IngestBatch)))
    case 'users':
      return workspace.users.put([{ ...step.said.person, ...(step.said.customer && { customer: step.said.customer }) }])
    case 'customers':
      return workspace.customers.put([step.said])
    case 'sources':
      return workspace.sources.put([sourceOf(step.said, now)])
    case 'remove source':
      return removeSource(world, step.said)
    case 'facts':
      return workspace.facts.put([{ ...step.said, assertion: 'They grow', factType: 'CUSTOM' }])
    case 'subscriptions': {
      const { amountCents, ...said } = step.said
      return workspace.subscriptions.put([{ ...said, startedAt: '2026-01-01T00:00:00Z', items: [{ amountCents, interval: 'month' }] }])
    }
    case 'members':
      return workspace.members.put([{ id: step.said, email: step.said, name: step.said }])
    case 'owner': {
      const found = one(await rows.find(customers), step.said)
      return found && workspace.call('svc_assign_customer_owner', { customerId: found.id, targetUserId: 'm1' })
    }
    case 'activation':
      return workspace.call('svc_update_customer_activation', { eventName: step.said })
    case 'backfill':
      return workspace.activation.backfill({ days: step.said })
    case 'merge':
    case 'reject': {
      const found = one((await workspace.identity.suggestions()).items, step.said)
      return found && workspace.identity[step.kind](found.id)
    }
    case 'undo': {
      const found = one((await workspace.identity.merges()).items, step.said)
      return found && workspace.identity.undo(found.id)
    }
    case 'jobs':
      return rapport.runDue()
    case 'clock':
      return clock.advance(step.said)
  }
}

function bodyOf({ visitorId, of, events }: Said<'ingest'>[number], now: number) {
  return {
    ...(visitorId && { visitorId }),
    ...(of && { userIdentity: of }),
    events: events.map(({ content, ago, own, customerId }) => {
      return { ...content, ...own, ...(customerId && { customerId }), timestamp: now - ago }
    })
  }
}

function sourceOf({ ago, of, ...said }: Said<'sources'>, now: number) {
  return { ...said, ...of, occurredAt: now - ago, segments: [{ text: 'Hello' }] }
}

async function removeSource({ store, rows, organizationId, clock }: World, n: number): Promise<void> {
  const found = one(await rows.find(sources), n)
  if (found)
    await domainStore(store).groupTransaction([organizationId], {
      settle: (of) => removeSources(of(organizationId), [found.id], ids, clock.now())
    })
}
