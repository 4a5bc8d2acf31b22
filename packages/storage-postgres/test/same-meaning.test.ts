import { testSameMeaning } from './same-meaning.js'

testSameMeaning(0, 2_000)
