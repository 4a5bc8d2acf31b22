/**
 * Measures how well quoted replies, signatures, disclaimers and forwards are cut from labelled mails: precision and recall of the lines that are kept,
 * by mail client and by language.
 *
 *   npx tsx eval/cut-mails.ts [--sets FOLDER] [--errors]
 *
 * The folder holds `mail-bodies.jsonl`: a mail a line, as { id, client, language, body, kept }.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ownSpans } from '../packages/core/src/sources/mail/own-spans.js'
import { runToEnd } from '../packages/core/src/values/index.js'

interface LabelledMail {
  id: string
  client: string
  language: string
  body: string
  kept: string[]
}

interface Counts {
  mails: number
  exact: number
  right: number
  wrong: number
  missed: number
}

const { values } = parseArgs({ options: { sets: { type: 'string' }, errors: { type: 'boolean', default: false } } })
const mails = readMails(values.sets ?? defaultSets())
const groups = new Map<string, Counts>()
for (const mail of mails) {
  const kept = keptLines(mail.body)
  const { right, wrong, missed } = compare(kept, filled(mail.kept))
  for (const group of ['all', `client ${mail.client}`, `language ${mail.language}`]) {
    const counts = groups.get(group) ?? { mails: 0, exact: 0, right: 0, wrong: 0, missed: 0 }
    groups.set(group, counts)
    counts.mails += 1
    counts.exact += wrong.length + missed.length === 0 ? 1 : 0
    counts.right += right
    counts.wrong += wrong.length
    counts.missed += missed.length
  }
  if (values.errors && wrong.length + missed.length > 0) {
    console.log(`\n${mail.id}`)
    for (const line of wrong) console.log(`  kept, but not the author's: ${line}`)
    for (const line of missed) console.log(`  cut, but the author's:      ${line}`)
  }
}
console.log(`\n${''.padEnd(24)}${['mails', 'exact', 'precision', 'recall'].map((name) => name.padStart(11)).join('')}`)
for (const [group, counts] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const { mails: count, exact, right, wrong, missed } = counts
  const shares = [right / (right + wrong || 1), right / (right + missed || 1)].map((share) => share.toFixed(3))
  console.log(`${group.padEnd(24)}${[count, exact, ...shares].map((value) => String(value).padStart(11)).join('')}`)
}

function defaultSets(): string {
  return join(import.meta.dirname, 'sets/tuning')
}

function readMails(folder: string): LabelledMail[] {
  const lines = readFileSync(join(folder, 'mail-bodies.jsonl'), 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line): LabelledMail => JSON.parse(line))
}

function keptLines(body: string): string[] {
  return runToEnd(ownSpans(body)).flatMap(({ start, end }) => filled(body.slice(start, end).split(/\r\n?|\n/u)))
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** Lines count as often as they stand there. */
function compare(found: readonly string[], wanted: readonly string[]): { right: number; wrong: string[]; missed: string[] } {
  const missed = [...wanted]
  const wrong: string[] = []
  for (const line of found) {
    const place = missed.indexOf(line)
    if (place === -1) wrong.push(line)
    else missed.splice(place, 1)
  }
  return { right: found.length - wrong.length, wrong, missed }
}
