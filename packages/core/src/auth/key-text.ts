import { createHash } from 'node:crypto'
import type { Ids } from '../values/index.js'

const secretLength = 32

/** A new API key: `ok_` and 32 random characters. */
export const newApiKey = (ids: Ids): string => `ok_${ids.secret(secretLength)}`

/** A new public key: `pk_` and 32 random characters. */
export const newPublicKey = (ids: Ids): string => `pk_${ids.secret(secretLength)}`

/** Whether a text has the form of an API key, so that it is worth looking up. */
export const isApiKey = (text: string): boolean => /^ok_[A-Za-z0-9_-]{32,200}$/.test(text)

/** Whether a text has the form of a public key. */
export const isPublicKey = (text: string): boolean => /^pk_[A-Za-z0-9_-]{32,200}$/.test(text)

/** What is kept of an API key. Finding it by this digest tells nothing through its timing: nobody can choose a digest. */
export const hashApiKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** What people recognise an API key by: `ok_` and its first 8 characters. */
export const apiKeyPrefix = (key: string): string => key.slice(0, 11)
