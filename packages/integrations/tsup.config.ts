import { build } from '../../tsup.base.js'

export default build({ index: 'src/index.ts', reading: 'src/reading.ts', testing: 'src/testing.ts' })
