import type { RequestOrigin } from '../context/index.js'
import type { HttpRequest } from './exchange.js'

/** The header by which a proxy says what it takes off paths. Answers that hold a path vary by it. */
export const forwardedPrefix = 'x-forwarded-prefix'

/** What a request says of where it came from. */
export function originOf(request: HttpRequest): RequestOrigin {
  return { peer: request.peer, forwardedFor: request.header('x-forwarded-for'), forwardedPrefix: request.header(forwardedPrefix) }
}

/** A server is reached at one path or two; a proxy that names any must not fill the memory. */
const maxPaths = 8

/** Answers that are made once for each path at which browsers reach the server; of many paths the last ones. What could not be made is tried again. */
export class PathAnswers<Made> {
  private readonly made = new Map<string, Promise<Made>>()

  constructor(private readonly make: (path: string) => Promise<Made>) {}

  at(path: string): Promise<Made> {
    const found = this.made.get(path)
    if (found) return found
    const making = this.make(path)
    const [oldest] = this.made.keys()
    if (oldest !== undefined && this.made.size >= maxPaths) this.made.delete(oldest)
    this.made.set(path, making)
    making.catch(() => this.made.delete(path))
    return making
  }
}
