import type { IntegrationSettings } from '../../providers/index.js'
import type { Pace } from '../api/pace.js'

const maxKept = 1_000

/**
 * The paces of connections that are read on later: what a minute or an hour allows must not begin anew with each turn, wait or run. What is kept longest goes
 * first when there are very many.
 */
export class Paces {
  private readonly kept = new Map<string, Pace>()

  keep(connectionId: string, pace: Pace): void {
    this.kept.delete(connectionId)
    this.kept.set(connectionId, pace)
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= maxKept) return
      this.kept.delete(oldest)
    }
  }

  /** The pace that was kept, once. */
  take(connectionId: string): Pace | undefined {
    const pace = this.kept.get(connectionId)
    this.kept.delete(connectionId)
    return pace
  }
}

const ofProcess = new WeakMap<IntegrationSettings, Paces>()

/** The paces of the Rapport that has these settings. */
export function pacesOf(settings: IntegrationSettings): Paces {
  const known = ofProcess.get(settings) ?? new Paces()
  ofProcess.set(settings, known)
  return known
}
