import { systemClock } from './clock.js'

/** Where Rapport logs. Fields never hold secrets. You can pass `console` or a pino logger. */
export interface Logger {
  info(message: string, fields?: Record<string, unknown>): void
  warn(message: string, fields?: Record<string, unknown>): void
  error(message: string, fields?: Record<string, unknown>): void
}

/** How serious a line is. A logger with a level drops less serious lines. */
export const logLevels = ['info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * A logger that writes one JSON line per message to stderr, so that stdout stays the host's: `time`, `level`, `message`, then the fields.
 *
 * @example createRapport({ logger: jsonLogger('warn') })
 */
export function jsonLogger(least: LogLevel, write = (line: string): unknown => process.stderr.write(line)): Logger {
  const at =
    (level: LogLevel) =>
    (message: string, fields: Record<string, unknown> = {}): void => {
      if (logLevels.indexOf(level) >= logLevels.indexOf(least)) write(`${lineOf(level, message, fields)}\n`)
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** Everything, as JSON lines on stderr. */
export const stderrLogger: Logger = jsonLogger('info')

function lineOf(level: LogLevel, message: string, fields: Record<string, unknown>): string {
  const head = { time: new Date(systemClock.now()).toISOString(), level, message }
  try {
    return JSON.stringify({ ...head, ...fields }, withErrors)
  } catch {
    // A field that is not JSON must not cost the message, let alone the work that wrote it.
    return JSON.stringify(head)
  }
}

/** An error says nothing as JSON: it is written with its name, message and stack. */
const withErrors = (_: string, value: unknown) =>
  value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value

/** A logger whose lines all have these fields too, such as the id of a request. */
export function loggerWith(logger: Logger, common: Record<string, unknown>): Logger {
  return {
    info: (message, fields) => logger.info(message, { ...common, ...fields }),
    warn: (message, fields) => logger.warn(message, { ...common, ...fields }),
    error: (message, fields) => logger.error(message, { ...common, ...fields })
  }
}
