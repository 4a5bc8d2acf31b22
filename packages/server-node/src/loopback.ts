import type { IncomingMessage } from 'node:http'

const localNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/** Whether a server on this address is reached from this machine alone. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|::1|127\.\d+\.\d+\.\d+)$/i.test(host)
}

/**
 * Whether a request surely comes from a browser on this machine that means this machine: the connection is from loopback, no proxy
 * passed it on, and the Host header names loopback. The last one stops DNS rebinding: a page of evil.example whose name suddenly
 * resolves to 127.0.0.1 still sends `Host: evil.example`.
 */
export function isLoopback({ socket, headers }: IncomingMessage): boolean {
  const { remoteAddress = '' } = socket
  if (!/^(::ffff:)?127\.|^::1$/.test(remoteAddress)) return false
  if (forwarding.some((name) => headers[name] !== undefined)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return localNames.has((headers.host ?? '').replace(/:\d+$/, '').toLowerCase())
}
