import type { HostOperation, HostOperationContext } from './host-operation.js'

/**
 * Defines an operation of the host's own, for `createRapport({ operations })`. It is called by its name: over HTTP (`POST /api/tools/call`), MCP,
 * `workspace.call`, `client.call` and `workspace.tools`. It only gives the compiler the types; `createRapport` checks it.
 *
 * @example
 * const openInvoices = defineHostOperation<{ customerId: string }, { cents: number }>({
 *   name: 'open_invoices',
 *   description: 'Sums up the open invoices of one account, in cents. Use it before you speak of money.',
 *   input: { type: 'object', properties: { customerId: { type: 'string' } }, required: ['customerId'] },
 *   output: { type: 'object', properties: { cents: { type: 'integer' } }, required: ['cents'] },
 *   grants: ['customer_intelligence:read'],
 *   effect: 'read',
 *   handle: async ({ customerId }, { organizationId }) => ({ cents: await invoices.openCents(organizationId, customerId) })
 * })
 */
export function defineHostOperation<Input extends object = Record<string, unknown>, Output = unknown>(
  operation: Omit<HostOperation, 'handle'> & { handle(input: Input, context: HostOperationContext): Promise<Output> | Output }
): HostOperation {
  return operation
}
