import { type Logger, stderrLogger } from './logger.js'

/** What pino has of a logger, and no other: it takes the fields before the message. */
interface PinoLike {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
  bindings(): object
}

/**
 * The logger of a host as Rapport calls it; stderr without one. A logger of pino, a child with bindings included, gets the fields where it looks for them:
 * called with the message first it would drop them. An error among the fields goes to `err`, which pino writes with its type and stack.
 */
export function readLogger(given: Logger | undefined): Logger {
  if (given === undefined) return stderrLogger
  if (!isPino(given)) return given
  return {
    info: (message, fields) => given.info(forPino(fields), message),
    warn: (message, fields) => given.warn(forPino(fields), message),
    error: (message, fields) => given.error(forPino(fields), message)
  }
}

function isPino(logger: object): logger is PinoLike {
  return ['bindings', 'child', 'isLevelEnabled'].every((method) => typeof Reflect.get(logger, method) === 'function')
}

function forPino(fields: Record<string, unknown> = {}): Record<string, unknown> {
  const { error, ...others } = fields
  return error instanceof Error && !('err' in others) ? { ...others, err: error } : fields
}
