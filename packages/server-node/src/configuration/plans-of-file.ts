import type { Plans } from '@rapport/core'
import { requireKnownOptions } from '@rapport/core/operations'
import { CommandError } from '../cli/command-error.js'
import { isObject } from './value-kind.js'

/** A plan as the file says it. */
interface FilePlan {
  name: string | null
  apiCalls: boolean
  websiteTracking: boolean
  integrationConnections: number | null
}

const unlimited: FilePlan = { name: null, apiCalls: true, websiteTracking: true, integrationConnections: null }

/**
 * The plans of the file: `{ default?, organizations? }`, where `organizations` has plans by the ids of organizations. A plan is
 * `{ name?, apiCalls?, websiteTracking?, integrationConnections? }`; what it leaves out is allowed. Throws CommandError.
 */
export function plansOf(given: Readonly<Record<string, unknown>> | undefined): Plans | undefined {
  if (given === undefined) return undefined
  check('plans', given, ['default', 'organizations'])
  const usual = readPlan('plans.default', given.default ?? {}, unlimited)
  const { organizations = {} } = given
  if (!isObject(organizations)) throw new CommandError('plans.organizations must be an object with the ids of organizations as names')
  const own = new Map(Object.entries(organizations).map(([id, plan]) => [id, readPlan(`plans.organizations.${id}`, plan, usual)]))
  const planOf = (id: string) => own.get(id) ?? usual
  return {
    apiCall(id) {
      const { apiCalls, name } = planOf(id)
      return apiCalls ? { allowed: true } : { allowed: false, reason: 'billing_action_required', plan: name ?? 'none' }
    },
    websiteTracking: (id) => planOf(id).websiteTracking,
    integrationConnections(id) {
      const { integrationConnections: limit, name } = planOf(id)
      return limit === null ? null : { plan: name ?? 'none', limit }
    },
    describe: (id) => ({ plan: planOf(id).name, usage: [] })
  }
}

function readPlan(path: string, given: unknown, usual: FilePlan): FilePlan {
  check(path, given, Object.keys(unlimited))
  const { name = usual.name, apiCalls = usual.apiCalls, websiteTracking = usual.websiteTracking } = given
  const { integrationConnections = usual.integrationConnections } = given
  if (name !== null && typeof name !== 'string') throw new CommandError(`${path}.name must be a text`)
  if (typeof apiCalls !== 'boolean') throw new CommandError(`${path}.apiCalls must be true or false`)
  if (typeof websiteTracking !== 'boolean') throw new CommandError(`${path}.websiteTracking must be true or false`)
  if (integrationConnections !== null && !isCount(integrationConnections))
    throw new CommandError(`${path}.integrationConnections must be a whole number, or null for any number`)
  return { name, apiCalls, websiteTracking, integrationConnections }
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

function check(path: string, given: unknown, names: readonly string[]): asserts given is Record<string, unknown> {
  try {
    requireKnownOptions(given, names, path)
  } catch (error) {
    throw error instanceof TypeError ? new CommandError(error.message) : error
  }
}
