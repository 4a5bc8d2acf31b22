import type { Logger } from '../values/logger.js'

/** What was logged, in order. */
export interface LogLine {
  level: 'info' | 'warn' | 'error'
  message: string
  fields: Record<string, unknown>
}

/** A logger that keeps its lines for the test to look at. */
export function recordingLogger(): Logger & { lines: LogLine[] } {
  const lines: LogLine[] = []
  const write =
    (level: LogLine['level']) =>
    (message: string, fields: Record<string, unknown> = {}) => {
      lines.push({ level, message, fields })
    }
  return { lines, info: write('info'), warn: write('warn'), error: write('error') }
}
