import type { OrganizationStore, Store } from '../../storage/contract.js'

/** What the topics of the suite test with. */
export interface SuiteContext {
  /** The store under test; open only while tests run. */
  readonly store: Store
  /** An organization that no other test uses. */
  newOrganization(): OrganizationStore
  /** A further handle, which the test may close. */
  createStore(): Promise<Store>
}
