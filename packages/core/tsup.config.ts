import { build } from '../../tsup.base.js'

export default build({
  index: 'src/index.ts',
  connector: 'src/connector.ts',
  memory: 'src/memory.ts',
  operations: 'src/operations.ts',
  storage: 'src/storage.ts',
  testing: 'src/testing.ts',
  'testing/suites': 'src/testing/suites.ts'
})
