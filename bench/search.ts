import { startPostgres } from './database/native-postgres.js'
import { describeMachine } from './machine/machine.js'
import { median, quantile } from './machine/statistics.js'
import { measureRelevance } from './search/measure-relevance.js'
import { measureSpeed } from './search/measure-speed.js'
import { readOptions } from './search/options.js'

const { segments, searches } = readOptions(process.argv.slice(2))
const segmentsEach = 10

const relevance = await measureRelevance()
const postgres = await startPostgres()
try {
  console.log(describeMachine(postgres.version))
  console.log(
    '\n| collection | questions | nDCG@10, whole organization | nDCG@10, one customer | plain BM25 |\n| --- | --- | --- | --- | --- |'
  )
  for (const { collection, questions, everywhere, inCustomer, plain } of relevance) {
    console.log(`| ${collection} | ${questions} | ${everywhere.toFixed(3)} | ${inCustomer.toFixed(3)} | ${plain.toFixed(3)} |`)
  }
  console.error(`\nIndexing ${segments} segments…`)
  const volume = { sources: Math.ceil(segments / segmentsEach), segmentsEach, wordsEach: 40, customers: 200 }
  const speed = await measureSpeed(await postgres.createDatabase('bench'), volume, searches)
  console.log(`\n${segments} segments indexed at ${Math.round(speed.segmentsPerSecond)} a second\n`)
  console.log('| searched | median ms | p95 ms |\n| --- | --- | --- |')
  for (const { narrowed, times } of speed.searches) {
    console.log(`| ${narrowed} | ${median(times).toFixed(1)} | ${quantile(times, 0.95).toFixed(1)} |`)
  }
} finally {
  await postgres.stop()
}
