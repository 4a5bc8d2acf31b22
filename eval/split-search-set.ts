/**
 * Copies the search sets of a folder into eval/sets/search: the corpus as one file, and of each file of questions a third, by a hash of the ids, to
 * held-back and the rest to tuning. Nobody looks at held-back while the search is being tuned.
 *
 * npx tsx eval/split-search-set.ts FOLDER
 */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [from] = process.argv.slice(2)
if (from === undefined) throw new Error('Name the folder that holds corpus.jsonl and the questions')
const to = join(import.meta.dirname, 'sets/search')

for (const part of ['tuning', 'held-back']) mkdirSync(join(to, part), { recursive: true })
copyFileSync(join(from, 'corpus.jsonl'), join(to, 'corpus.jsonl'))
for (const file of ['questions.jsonl', 'customer-questions.jsonl', 'turns.jsonl', 'sessions.jsonl']) {
  const lines = readFileSync(join(from, file), 'utf8').split('\n').filter(Boolean)
  const heldBack = lines.filter(isHeldBack)
  const tuning = lines.filter((line) => !isHeldBack(line))
  writeFileSync(join(to, 'held-back', file), `${heldBack.join('\n')}\n`)
  writeFileSync(join(to, 'tuning', file), `${tuning.join('\n')}\n`)
  console.log(`${file}: ${tuning.length} for tuning, ${heldBack.length} held back`)
}

function isHeldBack(line: string): boolean {
  const { id } = JSON.parse(line) as { id: string }
  return createHash('sha256').update(id).digest().readUInt32BE() % 3 === 0
}
