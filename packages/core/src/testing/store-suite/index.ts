/** The conformance tests that a storage adapter runs: `storeSuite` on its own, `storesAgree` against other stores. */
export { type NamedStore, type StoresAgreeOptions, storesAgree } from './differential.js'
export * as sampleRows from './sample-rows.js'
export { type StoreSuiteOptions, storeSuite } from './suite.js'
