import { currentIds } from '../identity/index.js'
import type { Rows } from '../storage/index.js'
import { settingsKey } from './reading-settings.js'
import { readingSettings } from './tables/reading-settings.js'

/** The names that a workspace has set, as they count in the sources of a customer. */
export interface OwnNames {
  competitors: readonly string[]
  /** With the code names of products. */
  products: readonly string[]
  /** The code names of this customer. */
  customer: readonly string[]
}

/** The names that a workspace has set, for the sources of this customer. */
export async function ownNamesFor(rows: Rows<'organization'>, customerId: string): Promise<OwnNames> {
  const [row] = await rows.get(readingSettings, [settingsKey])
  if (!row) return { competitors: [], products: [], customer: [] }
  const { competitors, products, code_names: codeNames } = row
  const current = await currentIds(
    rows,
    codeNames.map((each) => each.customerId),
    'customer'
  )
  const namesOf = (id: string | null) =>
    codeNames.flatMap((each) => ((each.customerId && current.get(each.customerId)) === id ? [each.name] : []))
  return { competitors, products: [...products, ...namesOf(null)], customer: namesOf(customerId) }
}
