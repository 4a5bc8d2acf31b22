import { type Logger, type LogLevel, logLevels, systemClock } from '@rapport/core'

/** A logger for people at a terminal: a line such as `2026-01-31 12:00:00 WARN  The words  key=value`, in UTC, on stderr. */
export function textLogger(least: LogLevel, write = (line: string): unknown => process.stderr.write(line)): Logger {
  const at =
    (level: LogLevel) =>
    (message: string, fields: Record<string, unknown> = {}): void => {
      if (logLevels.indexOf(level) < logLevels.indexOf(least)) return
      const time = new Date(systemClock.now()).toISOString().slice(0, 19).replace('T', ' ')
      write(`${[`${time} ${level.toUpperCase().padEnd(5)} ${oneLine(message)}`, ...fieldsOf(fields)].join('  ')}\n`)
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

function fieldsOf(fields: Record<string, unknown>): string[] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${textOf(value)}`)
}

function textOf(value: unknown): string {
  if (value instanceof Error) return oneLine(value.stack ?? value.message)
  if (typeof value === 'string') return /^[^\s\p{Cc}"=]+$/u.test(value) ? value : oneLine(JSON.stringify(value))
  try {
    return oneLine(JSON.stringify(value) ?? String(value))
  } catch {
    // A field that is not JSON must not cost the line.
    return '(not shown)'
  }
}

/** What others wrote must not look like a line of its own, or command the terminal. */
const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' | ').replace(/\p{Cc}/gu, ' ')
