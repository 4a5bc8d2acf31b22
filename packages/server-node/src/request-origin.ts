import type { IncomingMessage } from 'node:http'
import type { RequestOrigin } from '@rapport/core/types'

/** What a node:http request says of where it came from. */
export function originOf({ socket, headers }: IncomingMessage): RequestOrigin {
  return {
    peer: socket.remoteAddress,
    forwardedFor: textOf(headers['x-forwarded-for']),
    forwardedPrefix: textOf(headers['x-forwarded-prefix'])
  }
}

const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value)
