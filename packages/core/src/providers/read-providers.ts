import type { Json } from '../storage/index.js'
import { checkOf, requireKnownOptions } from '../validation/index.js'
import { canonicalJson } from '../values/index.js'
import { catalogue, isProviderId } from './descriptors/catalogue.js'
import type { Descriptor } from './descriptors/descriptor.js'
import { descriptorShape } from './descriptors/descriptor-shape.js'
import type { Provider, ProviderOptions } from './provider.js'
import { holdsUser, isSafeAddress } from './safe-address.js'

/** Reads and checks the providers of the process. Throws TypeError naming the one that is wrong. */
export function readProviders(providers: readonly Provider[]): ReadonlyMap<string, Provider> {
  const read = new Map<string, Provider>()
  for (const provider of providers) {
    const { id, options } = provider
    requireId(id)
    if (read.has(id)) throw new TypeError(`providers: ${id} is given twice`)
    requireFittingDescriptor(provider)
    requireKnownOptions(options, optionNames, `providers: ${id}`)
    for (const name of ['requestsPerSecond', 'everySeconds'] as const) requirePositive(`providers.${id}.${name}`, options[name])
    for (const name of ['baseUrl', 'authorizeUrl', 'tokenUrl'] as const) requireSafe(`providers.${id}.${name}`, options[name])
    if (options.accounts !== undefined && options.accounts !== 'all' && options.accounts !== 'linked')
      throw new TypeError(`providers.${id}.accounts must be "all" or "linked"`)
    if (options.counts !== undefined && options.counts !== 'all' && options.counts !== 'features')
      throw new TypeError(`providers.${id}.counts must be "all" or "features"`)
    requireChannels(`providers.${id}.channels`, options.channels)
    requireCalendars(`providers.${id}.calendars`, options.calendars)
    if (options.organizationIsCustomer !== undefined && typeof options.organizationIsCustomer !== 'boolean')
      throw new TypeError(`providers.${id}.organizationIsCustomer must be true or false`)
    read.set(id, provider)
  }
  return read
}

/** What is shown of providers, by their ids: the catalogue's in its order, then the host's own. */
export function descriptorsOf(providers: ReadonlyMap<string, Provider>): ReadonlyMap<string, Descriptor> {
  const all = new Map<string, Descriptor>(Object.entries(catalogue).map(([id, descriptor]) => [id, { ...descriptor, id }]))
  for (const [id, { descriptor }] of providers) all.set(id, { ...descriptor, id })
  return all
}

const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const maxIdLength = 40

function requireId(id: string): void {
  if (typeof id !== 'string' || id.length > maxIdLength || !idPattern.test(id))
    throw new TypeError(
      `providers: ${JSON.stringify(id)} is not a valid id of a provider. Use at most ${maxIdLength} lower case letters, digits and dashes, such as acme-crm`
    )
}

/** The setup of the catalogue's providers is published in the tools' schemas: a connector cannot have another one. */
function requireFittingDescriptor({ id, descriptor, channel }: Provider): void {
  const name = `providers.${id}.descriptor`
  if (!shape.accepts(descriptor)) throw new TypeError(shape.fault(descriptor, name))
  for (const { name: field, pattern } of descriptor.fields) if (pattern !== undefined) requirePattern(`${name}.fields.${field}`, pattern)
  if (channel && !descriptor.channel) throw new TypeError(`${name}.channel must say how a channel is named, as ${id} has a channel`)
  if (isProviderId(id) && canonicalJson(plain(descriptor)) !== canonicalJson(plain(catalogue[id])))
    throw new TypeError(`${name} must be that of the catalogue, catalogue[${JSON.stringify(id)}]: use another id for your own provider`)
}

const shape = checkOf(descriptorShape)

const plain = (descriptor: object): Json => JSON.parse(JSON.stringify(descriptor))

function requirePattern(name: string, pattern: string): void {
  try {
    new RegExp(pattern)
  } catch {
    throw new TypeError(`${name}.pattern must be a regular expression`)
  }
}

/** A record, so that the compiler says when an option is missing. */
const optionNames = Object.keys({
  baseUrl: true,
  authorizeUrl: true,
  tokenUrl: true,
  clientId: true,
  clientSecret: true,
  webhookSecret: true,
  requestsPerSecond: true,
  customerIdProperty: true,
  accounts: true,
  everySeconds: true,
  apiVersion: true,
  counts: true,
  channels: true,
  calendars: true,
  organizationIsCustomer: true
} satisfies Record<keyof ProviderOptions, true>)

function requirePositive(name: string, value: number | undefined): void {
  if (value !== undefined && !(Number.isFinite(value) && value > 0)) throw new TypeError(`${name} must be a number above 0`)
}

function requireChannels(name: string, channels: ProviderOptions['channels']): void {
  if (channels === undefined) return
  const isObject = typeof channels === 'object' && channels !== null
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  const isRight = Array.isArray(channels)
    ? channels.every(isText)
    : isObject && Object.values(channels).every((customerId) => customerId === null || isText(customerId))
  if (!isRight) throw new TypeError(`${name} must be a list of channels, or an object of channels with a customerId or null each`)
}

function requireCalendars(name: string, calendars: ProviderOptions['calendars']): void {
  if (calendars === undefined) return
  const isRight = Array.isArray(calendars) && calendars.every((id) => typeof id === 'string' && id.trim() !== '')
  if (!isRight || new Set(calendars).size < calendars.length) throw new TypeError(`${name} must be a list of ids of calendars, each once`)
}

/** Credentials go to these addresses. */
function requireSafe(name: string, address: string | undefined): void {
  if (address === undefined) return
  if (!URL.canParse(address) || !isSafeAddress(new URL(address)) || holdsUser(new URL(address)))
    throw new TypeError(`${name} must be an https address without a user name (http on localhost)`)
}
