import { Duplex } from 'node:stream'
import type { Engine } from './engine.js'

/** The worker that a statement ran on has ended. */
export class WorkerEndedError extends Error {
  override readonly name = 'WorkerEndedError'
}
