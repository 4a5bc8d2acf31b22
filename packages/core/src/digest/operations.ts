import { askToConfirm, mailAddressShape, requireMail } from '../mail/index.js'
import { defineOperation, instant } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { digestChange, ownDigestShape } from './digest.js'
import { readOwnDigest, requireCaller } from './own-digest.js'
import { previewDigest, previewInput, previewShape } from './preview-digest.js'
import { sendDigestNow } from './send-now.js'
import { setDigest } from './set-digest.js'

const grants = ['customer_intelligence:read'] as const
const noMember = 'UNPROCESSABLE for an `actor` who is no member'

const get = defineOperation({
  operationId: 'getDigest',
  method: {
    name: 'digest.get',
    actor: true,
    readsOwn: true,
    doc: "Reads the digest of the member `actor`, the state of the member's address, and the settings that the server still needs for mail.",
    example: "const { digest, address } = await workspace.digest.get({ actor: 'm_1' })"
  },
  http: 'GET /api/digest',
  tag: 'work',
  grants,
  reads: 'none',
  summary: "Reads the caller's own digest, the state of the caller's address, and the settings that the server still needs for mail.",
  input: strictObject({}),
  output: ownDigestShape,
  answer: 'The digest; null before the caller has chosen one, and for callers who are not members.',
  shapes: { output: 'OwnDigest' },
  example: {},
  handle: (_, context) => readOwnDigest(context)
})

const set = defineOperation({
  operationId: 'setDigest',
  auditName: 'digest_set',
  method: {
    name: 'digest.set',
    takes: digestChange,
    actor: true,
    doc: 'Enables or disables the digest of the member `actor`, and sets its time, channel and content. The first one by mail sends the member a link to confirm the address.',
    throws: `${noMember}, and while a setting of the server is missing; INVALID_TOOL_INPUT; NOT_FOUND for an unknown destination.`,
    example:
      "await workspace.digest.set({ schedule: { cadence: 'weekly', weekday: 1, localTime: '09:00', timezone: 'Europe/Berlin' } }, { actor: 'm_1' })"
  },
  http: 'PUT /api/digest',
  tag: 'work',
  grants,
  reads: 'none',
  summary: "Enables or disables the caller's own digest, and sets its time, channel and content. Omitted fields keep their values.",
  input: digestChange,
  output: ownDigestShape,
  answer: 'The digest as it is now.',
  shapes: { input: 'DigestChange', output: 'OwnDigest' },
  example: { channel: 'email', scope: 'mine', schedule: { cadence: 'weekly', weekday: 1, localTime: '09:00' } },
  errors: ['NOT_FOUND', 'UNPROCESSABLE', 'CONFLICT'],
  handle: (change, context) => setDigest(context, change)
})

const preview = defineOperation({
  operationId: 'previewDigest',
  method: {
    name: 'digest.preview',
    actor: true,
    readsOwn: true,
    doc: 'Shows the digest of the member `actor` as it would be sent now.',
    throws: `${noMember}.`,
    example: "const { subject, text } = await workspace.digest.preview({}, { actor: 'm_1' })"
  },
  http: 'GET /api/digest/preview',
  tag: 'work',
  grants,
  reads: 'customers',
  summary: "Shows the caller's own digest as it would be sent now.",
  input: previewInput,
  output: previewShape,
  answer: 'The digest, as plain text and as HTML.',
  shapes: { output: 'DigestPreview' },
  example: { scope: 'all' },
  errors: ['UNPROCESSABLE'],
  handle: (input, context) => previewDigest(context, input)
})

const sendNow = defineOperation({
  operationId: 'sendDigestNow',
  method: {
    name: 'digest.sendNow',
    actor: true,
    once: true,
    doc: 'Sends the digest of the member `actor` now, outside its schedule. The next scheduled digest repeats the content.',
    throws: `CONFLICT if it cannot be sent, and while the last one is being sent; RATE_LIMITED after ten in an hour; ${noMember}.`,
    example: "await workspace.digest.sendNow({ actor: 'm_1' })"
  },
  http: 'POST /api/digest/send',
  tag: 'work',
  grants,
  reads: 'none',
  summary: "Sends the caller's own digest now, outside its schedule. The next scheduled digest repeats the content.",
  input: strictObject({}),
  output: strictObject({ queuedAt: instant() }),
  answer: 'When it was queued. It is sent within seconds.',
  shapes: { output: 'QueuedDigest' },
  example: {},
  errors: ['UNPROCESSABLE', 'CONFLICT', 'RATE_LIMITED'],
  handle: (_, context) => sendDigestNow(context)
})

const confirmAddress = defineOperation({
  operationId: 'confirmDigestAddress',
  method: {
    name: 'digest.confirmAddress',
    actor: true,
    once: true,
    doc: 'Sends the member `actor` an email with a link that confirms the address. This works for a disabled address, too. Nothing is sent if the address is confirmed.',
    throws: `CONFLICT when the last such mail is less than a minute old; ${noMember}, and while a setting of the server is missing.`,
    example: "const { status } = await workspace.digest.confirmAddress({ actor: 'm_1' })"
  },
  http: 'POST /api/digest/address',
  tag: 'work',
  grants,
  reads: 'none',
  summary: 'Sends the caller an email with a link that confirms the address. This works for a disabled address, too.',
  input: strictObject({}),
  output: mailAddressShape,
  answer: 'The state of the address.',
  shapes: { output: 'MailAddress' },
  example: {},
  errors: ['UNPROCESSABLE', 'CONFLICT'],
  async handle(_, { store, ids, now, origin, services }) {
    requireMail(services.settings)
    return store.transaction(async (transaction) => askToConfirm(transaction, await requireCaller(transaction, origin.actorId), ids, now))
  }
})

/** What a member can ask of the own digest. */
export const digestOperations = [get, set, preview, sendNow, confirmAddress]
