/** Where Rapport says what a host should know. Fields never hold secrets. Compatible with console and pino through one line each. */
export interface Logger {
  info(message: string, fields?: Record<string, unknown>): void
  warn(message: string, fields?: Record<string, unknown>): void
  error(message: string, fields?: Record<string, unknown>): void
}

/** Writes one JSON line per message to stderr, so that stdout stays the host's. */
export const stderrLogger: Logger = {
  info: (message, fields) => write('info', message, fields),
  warn: (message, fields) => write('warn', message, fields),
  error: (message, fields) => write('error', message, fields)
}

function write(level: string, message: string, fields: Record<string, unknown> = {}) {
  process.stderr.write(`${JSON.stringify({ level, message, ...fields })}\n`)
}
