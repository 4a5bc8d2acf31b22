import { allGrants, isGrant } from '../auth/index.js'
import { checkOf, fieldHint, schemaFault, unknownName } from '../validation/index.js'
import type { HostOperation } from './host-operation.js'

const names = Object.keys({
  name: true,
  title: true,
  description: true,
  input: true,
  output: true,
  grants: true,
  effect: true,
  timeoutMs: true,
  example: true,
  handle: true
} satisfies Record<keyof HostOperation, true>)

const effects = ['read', 'write', 'destructive']
const maxOperations = 100
const maxTimeoutMs = 600_000

/** The operations of the host's own, checked. Throws TypeError, which names the operation and says what is wrong. */
export function readOperations(given: readonly HostOperation[] = []): readonly HostOperation[] {
  if (!Array.isArray(given)) throw new TypeError('operations must be a list of results of defineHostOperation')
  if (given.length > maxOperations) throw new TypeError(`operations must be at most ${maxOperations}`)
  const taken = new Set<string>()
  for (const [index, operation] of given.entries()) {
    const fault = faultOf(operation, taken)
    if (fault !== undefined) throw new TypeError(`operations[${index}]${labelOf(operation)}: ${fault}`)
    taken.add(operation.name)
  }
  return [...given]
}

const labelOf = (operation: unknown) => {
  const { name } = Object(operation)
  return typeof name === 'string' && name !== '' ? ` (${JSON.stringify(name.slice(0, 100))})` : ''
}

function faultOf(operation: HostOperation, taken: ReadonlySet<string>): string | undefined {
  if (typeof operation !== 'object' || operation === null) return 'it must be an object, as defineHostOperation answers it'
  return (
    unknownName(operation, names) ??
    nameFault(operation.name, taken) ??
    textFault('description', operation.description, 4_000) ??
    (operation.title === undefined ? undefined : textFault('title', operation.title, 100)) ??
    (effects.includes(operation.effect) ? undefined : `effect must be one of ${effects.join(', ')}`) ??
    grantsFault(operation.grants) ??
    schemaFault('input', operation.input) ??
    schemaFault('output', operation.output) ??
    exampleFault(operation) ??
    timeoutFault(operation.timeoutMs) ??
    (typeof operation.handle === 'function' ? undefined : 'handle must be a function of the input and the context')
  )
}

function nameFault(name: unknown, taken: ReadonlySet<string>): string | undefined {
  if (typeof name !== 'string' || !/^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name))
    return 'name must be 1 to 64 letters, digits, _ and -, with a letter first, such as open_invoices'
  if (/^svc_/i.test(name)) return 'name must not begin with svc_: such names belong to Rapport'
  return taken.has(name) ? 'name is taken by another operation of the list' : undefined
}

function textFault(field: string, text: unknown, most: number): string | undefined {
  const isText = typeof text === 'string' && text.trim() !== '' && text.length <= most && text.isWellFormed()
  return isText ? undefined : `${field} must be a text of 1 to ${most} characters`
}

function grantsFault(grants: unknown): string | undefined {
  if (!Array.isArray(grants) || grants.length === 0)
    return 'grants must name at least one grant, such as customer_intelligence:read: without one, every key could call it'
  const wrong = grants.find((grant) => typeof grant !== 'string' || !isGrant(grant))
  return wrong === undefined
    ? undefined
    : `grants: ${JSON.stringify(String(wrong).slice(0, 100))} is not a grant${fieldHint(String(wrong), allGrants) || `; there are ${allGrants.join(', ')}`}`
}

function exampleFault({ example, input }: HostOperation): string | undefined {
  if (example === undefined) return undefined
  const check = checkOf(input)
  return check.accepts(example) ? undefined : check.fault(example, 'example')
}

function timeoutFault(timeoutMs: unknown): string | undefined {
  if (timeoutMs === undefined) return undefined
  const fits = Number.isInteger(timeoutMs) && Number(timeoutMs) >= 1 && Number(timeoutMs) <= maxTimeoutMs
  return fits ? undefined : `timeoutMs must be a whole number from 1 to ${maxTimeoutMs}`
}
