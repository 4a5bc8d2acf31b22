import { type TProperties, Type } from 'typebox'
import { strictObject } from '../domain/strict-object.js'
import { crmMapping } from './integration.js'

const secretText = (rules: object = {}) => Type.String({ minLength: 1, maxLength: 2_000, ...rules })
const name = (most = 500) => Type.String({ minLength: 1, maxLength: most })
const confirm = Type.Literal(true, { description: 'That a person has seen what it means.' })

const crmConfiguration = strictObject({ kind: Type.Literal('crm_mapping'), mappings: crmMapping, confirm })

const eventsConfiguration = strictObject({
  kind: Type.Literal('mixpanel_mapping'),
  mapping: Type.Union([
    strictObject({ mode: Type.Literal('group_key'), groupKey: name() }),
    strictObject({ mode: Type.Literal('event_property'), propertyName: name() }),
    strictObject({ mode: Type.Literal('email_domain') })
  ]),
  confirm
})

const projectId = name(64)

const crm = <P extends string>(provider: P) =>
  strictObject({ provider: Type.Literal(provider), configuration: Type.Optional(crmConfiguration) })

/** What a person does on a page, or at the vendor, needs nothing here. */
const alone = <P extends string>(provider: P) => strictObject({ provider: Type.Literal(provider) })

const keyed = <P extends string, C extends TProperties>(provider: P, credentials: C) =>
  strictObject({ provider: Type.Literal(provider), credentials: Type.Optional(strictObject(credentials)) })

const mixpanelCredentials = { username: name(), secret: secretText(), projectId, region: Type.Enum(['us', 'eu', 'in']) }

/** The input of svc_setup_integration: one of these, chosen by `provider`, and by `connectionMode` for stripe. */
export const setupVariants = Type.Union([
  crm('salesforce'),
  crm('hubspot'),
  crm('attio'),
  alone('slack'),
  alone('google-calendar'),
  alone('google-mail'),
  alone('gong'),
  strictObject({ provider: Type.Literal('stripe'), connectionMode: Type.Literal('oauth') }),
  strictObject({
    provider: Type.Literal('stripe'),
    connectionMode: Type.Literal('restricted_key'),
    credentials: Type.Optional(strictObject({ apiKey: secretText({ pattern: '^rk_', description: 'A restricted key with read access.' }) }))
  }),
  keyed('granola', {
    apiKey: secretText(),
    authScope: Type.Optional(Type.Enum(['personal', 'enterprise'], { default: 'personal' })),
    enterpriseKeyAcknowledged: Type.Optional(Type.Boolean({ default: false, description: 'Must be true for an enterprise key.' }))
  }),
  keyed('fireflies', { apiKey: secretText() }),
  keyed('pylon', { apiToken: secretText() }),
  strictObject({
    provider: Type.Literal('mixpanel'),
    credentials: Type.Optional(strictObject(mixpanelCredentials)),
    configuration: Type.Optional(eventsConfiguration)
  }),
  keyed('posthog', {
    apiKey: secretText({ minLength: 10, pattern: '^phx_' }),
    region: Type.Enum(['us', 'eu']),
    projectId: Type.String({ minLength: 1, maxLength: 64, pattern: '^[0-9]+$' })
  }),
  alone('clerk'),
  alone('supabase')
])
