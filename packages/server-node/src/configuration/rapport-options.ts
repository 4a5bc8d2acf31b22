import type { EmbedderOptions, RapportOptions } from '@rapport/core'
import { allProviders } from '@rapport/integrations'
import { CommandError } from '../cli/command-error.js'
import { spoken } from '../cli/configured-rapport.js'
import { languageModel } from '../cli/language-model.js'
import { mailOf } from './mail-of.js'
import { plansOf } from './plans-of-file.js'
import { groupOf } from './read-configuration.js'
import { secretOf } from './secret-of.js'
import type { SettingValues } from './settings.js'

/** What `createRapport` takes of the settings: all but the store, and what the command itself brings. Throws CommandError. */
export async function rapportOptions(values: SettingValues): Promise<RapportOptions> {
  const { publicUrl, basePath, trustProxy, metricsToken, cronSecret } = values
  const secret = secretOf(values)
  const embedder = embedderOf(values)
  const plans = plansOf(values.plans)
  const mail = mailOf(values['mail.smtpUrl'], values['mail.from'])
  return {
    trustProxy,
    limits: groupOf(values, 'limits'),
    providers: spoken(() => allProviders(values.providers)),
    ...(await languageModel(modelOf(values))),
    ...(secret !== undefined && { secret }),
    ...(publicUrl !== undefined && { publicUrl }),
    ...(basePath !== undefined && { basePath: basePath.replace(/\/+$/, '') }),
    ...(values.rateLimiter === 'store' && { rateLimiter: values.rateLimiter }),
    ...(metricsToken !== undefined && { metricsToken }),
    ...(cronSecret !== undefined && { cronSecret }),
    ...(embedder && { embedder }),
    ...(plans && { plans }),
    ...(mail && { mail })
  }
}

function embedderOf(values: SettingValues): EmbedderOptions | undefined {
  const { model, ...others } = groupOf(values, 'embedder')
  if (model === undefined && Object.keys(others).length === 0) return undefined
  if (model === undefined) throw new CommandError('embedder needs a model: set embedder.model, or RAPPORT_EMBEDDER_MODEL')
  return { model, ...others }
}

/** A key alone is none: its variable may be set for another program. */
function modelOf(values: SettingValues): Record<string, unknown> | undefined {
  const given = groupOf(values, 'model')
  return Object.keys(given).some((name) => name !== 'apiKey') ? given : undefined
}
