import type { ApiResponse, IntegrationSettings, SendRequest } from '../../providers/index.js'
import { requestKey } from './trail.js'

const maxCharacters = 16 * 1024 * 1024
const maxAnswers = 5_000

interface Remembered {
  answer: Promise<ApiResponse>
  characters: number
}

/**
 * What runs have looked up beside their pages, so that each request is made once in a run. A run that waits for its provider finds it again when this
 * process goes on with it: else a page that needs many further reads could break off and begin anew again and again. What was asked longest ago is
 * forgotten first when it becomes too much.
 */
export class Lookups {
  private readonly known = new Map<string, Remembered>()
  private characters = 0

  /** `request`, once each in this run. What has a body is about the records of a single page: remembering it would only take memory. */
  of(runId: string, request: SendRequest): SendRequest {
    return (wanted) => {
      if (wanted.body || wanted.form || wanted.fresh) return request(wanted)
      const key = `${runId} ${requestKey(wanted)}`
      const known = this.known.get(key)
      if (known) return known.answer
      const asked: Remembered = { answer: request(wanted), characters: 0 }
      this.known.set(key, asked)
      asked.answer.then(
        ({ size = 0 }) => this.measure(key, asked, size),
        () => this.drop(key, asked)
      )
      return asked.answer
    }
  }

  /** The run is over. */
  forget(runId: string): void {
    for (const [key, each] of this.known) if (key.startsWith(`${runId} `)) this.drop(key, each)
  }

  private measure(key: string, asked: Remembered, characters: number): void {
    if (this.known.get(key) !== asked) return
    asked.characters = characters
    this.characters += characters
    for (const [oldest, each] of this.known) {
      if (this.characters <= maxCharacters && this.known.size <= maxAnswers) return
      this.drop(oldest, each)
    }
  }

  private drop(key: string, asked: Remembered): void {
    if (this.known.get(key) !== asked) return
    this.known.delete(key)
    this.characters -= asked.characters
  }
}

const ofProcess = new WeakMap<IntegrationSettings, Lookups>()

/** The lookups of the Rapport that has these settings. */
export function lookupsOf(settings: IntegrationSettings): Lookups {
  const known = ofProcess.get(settings) ?? new Lookups()
  ofProcess.set(settings, known)
  return known
}
