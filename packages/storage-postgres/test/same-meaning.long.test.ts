import { testSameMeaning } from './same-meaning.js'

testSameMeaning(1_000_000, 60_000)
