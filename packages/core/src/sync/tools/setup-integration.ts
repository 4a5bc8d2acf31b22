import { Type } from 'typebox'
import { defineTool, instant, orNull, uuid } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { requireNamed } from '../setup/begin-setup.js'
import { readSetupInput } from '../setup/read-setup-input.js'
import { handoffPurposes, setupErrors } from '../setup/setup-answer.js'
import { setupIntegration as setUp } from '../setup/setup-integration.js'
import { crmMapping, integrationStatus, providerHead, providerId } from './integration-shape.js'
import { requireVariant, setupVariants } from './setup-variants.js'

const count = () => Type.Integer({ minimum: 0 })
const percentage = () => Type.Number({ minimum: 0, maximum: 100 })

const handoff = strictObject({
  kind: Type.Literal('browser_handoff'),
  purpose: Type.Enum([...handoffPurposes]),
  url: Type.String({ format: 'uri' }),
  sessionId: orNull(uuid()),
  expiresAt: orNull(instant())
})

const preview = strictObject({
  sampleSize: count(),
  sampleWindowStartAt: instant(),
  sampleWindowEndAt: instant(),
  accountKeyCoveragePct: percentage(),
  emailOrDomainCoveragePct: percentage(),
  unmappedPct: percentage(),
  matchedCustomerCount: count(),
  opaqueOnlyUnmappedCount: count(),
  candidateAccountKeys: Type.Array(strictObject({ key: Type.String(), count: count(), coveragePct: percentage() })),
  unmappedReasons: Type.Array(
    strictObject({ reason: Type.Enum(['missing_account_key', 'missing_email_or_domain', 'no_matching_customer']), count: count() })
  ),
  warnings: Type.Array(Type.String())
})

const next = Type.Union([
  handoff,
  strictObject({ kind: Type.Literal('crm_mapping'), recommendation: crmMapping }),
  strictObject({ kind: Type.Literal('mixpanel_mapping'), preview }),
  Type.Null()
])

export const setupIntegration = defineTool({
  name: 'svc_setup_integration',
  title: 'Connect an integration step by step',
  description:
    'Connects a provider as far as one call can, and answers in next what is to be done; call it again until next is null. provider decides which other fields apply: credentials for key providers, configuration for mappings, connectionMode for stripe. Never invent credentials: ask the person.',
  effect: 'write',
  remedy: 'Begin with provider alone (for stripe with connectionMode): next says what is missing.',
  toolset: 'integrations',
  grants: ['integrations:connect_own'],
  reads: 'settings',
  summary: 'Connects a provider in steps. Each call does one step and returns what to do next. Call it again until `next` is null.',
  input: setupVariants,
  output: strictObject({
    provider: providerId,
    ...providerHead,
    status: integrationStatus,
    next,
    error: orNull(strictObject({ code: Type.Enum([...setupErrors]), message: Type.String(), retryable: Type.Boolean() }))
  }),
  example: { provider: 'hubspot' },

  async handle(input, context) {
    const descriptor = requireNamed(context.process, input.provider)
    const read = readSetupInput(descriptor, requireVariant(descriptor, input, 'input'))
    const { id, name, category } = descriptor
    return { provider: id, name, category, ...(await setUp(context, read)) }
  }
})
