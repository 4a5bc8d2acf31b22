import { workspace } from './default.js'

const { items } = await workspace.customers.list()
export const ids = items.map(({ id }) => id)
