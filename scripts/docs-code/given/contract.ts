import { workspace } from './default.js'

const terms = await workspace.contracts.list({ customer: 'acme' })
export const id = terms.items[0]?.id ?? ''
