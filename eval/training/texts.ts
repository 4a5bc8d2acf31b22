import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Voice } from '../../packages/core/src/extraction/reading/features.js'
import { type Labelled, readSet, setNames } from '../labelled.js'

/** A sentence with its labels. */
export interface TrainingSentence {
  sentence: string
  /** The sentence before in the same text; empty for the first sentence. */
  before: string
  voice: Voice
  /** Type and kind of each fact, such as `CHURN_RISK.ends`. */
  labels: readonly string[]
  /** Types of facts that the reader may find in the sentence, but need not. */
  optional: readonly string[]
  /** Types of facts that the sentence denies or ends. */
  denied: readonly string[]
}

/** Sets of short texts, and of passages without a fact. */
const shortSets = /^(?:email|call|ticket-chat|crm|mixed|ordinary)-/
const folder = join(import.meta.dirname, '../sets/training')

/** The authors ("hands") of the texts in a language. Each has a folder. */
export function handsOf(language: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(`-${language}`))
    .sort()
}

/**
 * The sentences of an author. A header line in a file (`@ call both`) has the medium and who speaks, for the texts below it. Each sentence is a line
 * `labels | sentence`. An empty line ends a text. A label is `TYPE.kind`, or `-` for none. `TYPE?` means that such a fact may be recorded, but need not.
 * `!TYPE` means that the sentence denies such a fact.
 */
export function sentencesOf(hand: string): TrainingSentence[] {
  const sentences: TrainingSentence[] = []
  for (const file of readdirSync(join(folder, hand)).sort()) {
    let header = ''
    let before = ''
    for (const line of readFileSync(join(folder, hand, file), 'utf8').split('\n')) {
      const match = /^(.*?) \| (?:([CO]): )?(.+)$/.exec(line)
      if (line.startsWith('@')) header = line
      if (!match || line.startsWith('@')) {
        before = ''
        continue
      }
      const [, labels = '', speaker, sentence = ''] = match
      sentences.push({ sentence, before, voice: voiceOf(header, speaker), ...readLabels(labels) })
      before = sentence
    }
  }
  return sentences
}

/**
 * The sentences of short texts in the tuning part of the sets. The labels of these sets belong to whole texts, so only two sorts of texts are used: texts
 * of one sentence, and texts without a fact.
 */
export function tuningSentences(language: string): TrainingSentence[] {
  const texts = setNames('tuning')
    .filter((name) => shortSets.test(name) && name.endsWith(`-${language}`))
    .flatMap((name) => readSet<Labelled>('tuning', name))
  return texts.flatMap(({ text, channel, types, alsoRight }) => {
    const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== '')
    const isTold = sentences.length === 1 || (types.length === 0 && alsoRight.length === 0)
    if (!isTold) return []
    const voice = channel.includes('CRM') ? 'report' : channel.includes('own colleague') ? 'colleague' : 'customer'
    return sentences.map((sentence, index): TrainingSentence => {
      const before = sentences[index - 1] ?? ''
      return { sentence, before, voice, labels: [...types], optional: [...alsoRight], denied: [] }
    })
  })
}

function voiceOf(header: string, speaker: string | undefined): Voice {
  if (header.startsWith('@ crm')) return 'report'
  if (speaker) return speaker === 'O' ? 'colleague' : 'customer'
  return header.endsWith('colleague') ? 'colleague' : 'customer'
}

function readLabels(labels: string): Pick<TrainingSentence, 'labels' | 'optional' | 'denied'> {
  const all = labels.split(/\s+/).filter((label) => label !== '-' && label !== '')
  const typeOf = (label: string) => label.replace(/[!?]/g, '').split('.')[0] ?? ''
  return {
    labels: all.filter((label) => !/[!?]/.test(label)),
    optional: all.filter((label) => label.endsWith('?')).map(typeOf),
    denied: all.filter((label) => label.startsWith('!')).map(typeOf)
  }
}
