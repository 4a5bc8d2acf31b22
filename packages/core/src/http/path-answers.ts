import type { RequestOrigin } from '../context/index.js'
import type { HttpRequest } from './exchange.js'

/** What a request says of where it came from. */
export function originOf(request: HttpRequest): RequestOrigin {
  return { peer: request.peer, forwardedFor: request.header('x-forwarded-for'), forwardedPrefix: request.header('x-forwarded-prefix') }
}

/** A server is reached at one path or two; a proxy that names any must not fill the memory. */
const maxPaths = 8

/** Answers that are made once for each path at which browsers reach the server. What could not be made is tried again. */
export class PathAnswers<Made> {
  private readonly made = new Map<string, Promise<Made>>()

  constructor(private readonly make: (path: string) => Promise<Made>) {}

  at(path: string): Promise<Made> {
    const found = this.made.get(path)
    if (found) return found
    const making = this.make(path)
    if (this.made.size < maxPaths) {
      this.made.set(path, making)
      making.catch(() => this.made.delete(path))
    }
    return making
  }
}
