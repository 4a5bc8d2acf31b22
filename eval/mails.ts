import { ownSpans } from '../packages/core/src/sources/mail/own-spans.js'
import { runToEnd } from '../packages/core/src/values/index.js'
import type { Score } from '../packages/server-node/src/evaluation/scores.js'

/** A mail, and the lines that its author wrote. */
export interface LabelledMail {
  id: string
  client: string
  language: string
  body: string
  kept: readonly string[]
}

/** How many lines were kept rightly, kept though they are somebody else's, and cut though they are the author's. */
export function mailScore(mails: readonly LabelledMail[], onWrong: (line: string) => void): Score {
  const total: Score = { right: 0, wrong: 0, missed: 0 }
  for (const { id, body, kept } of mails) {
    const found = runToEnd(ownSpans(body)).flatMap(({ start, end }) => filled(body.slice(start, end).split(/\r\n?|\n/u)))
    const missed = filled(kept)
    for (const line of found) {
      const place = missed.indexOf(line)
      if (place === -1) {
        total.wrong++
        onWrong(`${id} kept, but not the author's: ${line}`)
      } else {
        total.right++
        missed.splice(place, 1)
      }
    }
    total.missed += missed.length
    for (const line of missed) onWrong(`${id} cut, but the author's: ${line}`)
  }
  return total
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}
