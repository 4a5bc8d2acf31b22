import { jsonLogger, type Logger } from '@rapport/core'
import type { SettingValues } from './settings.js'
import { textLogger } from './text-logger.js'

/** The logger that the settings describe. */
export function loggerOf(values: SettingValues): Logger {
  const level = values['log.level']
  return values['log.form'] === 'text' ? textLogger(level) : jsonLogger(level)
}
