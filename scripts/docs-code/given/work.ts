// A signal, an open attention item, and two records of one customer.
import { workspace } from './default.js'

const { signal } = await workspace.signals.create({ kind: 'EVENT_MATCH', name: 'Upgrade', definition: { eventNames: ['upgrade_clicked'] } })
export const signalId = signal.id
export const item = await workspace.attention.raise({ customer: { customerId: 'acme' }, cause: 'quota', title: 'Over quota' })
export const { id: survivorId } = await workspace.customers.get({ customerId: 'acme' })
export const { id: duplicateId } = await workspace.customers.get({ customerId: 'globex' })
