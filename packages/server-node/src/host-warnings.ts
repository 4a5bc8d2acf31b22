import type { IncomingMessage } from 'node:http'
import type { Logger, Rapport } from '@rapport/core'
import type { NodeListener } from './listener.js'
import { isLoopbackHost } from './loopback.js'

/** Whoever asks can write any Host header: after so many different ones, nothing more is said. */
const maxHosts = 5

/** A listener that says in the log, once for each host, that people open the console at another host than the public URL names. */
export function withHostWarnings(
  next: NodeListener,
  { publicUrl, basePath }: Pick<Rapport, 'publicUrl' | 'basePath'>,
  logger: Logger
): NodeListener {
  if (publicUrl === undefined) return next
  const expected = new URL(publicUrl).host
  const told = new Set<string>()
  return (message, response, ...rest) => {
    const { host } = message.headers
    if (
      host !== undefined &&
      host !== expected &&
      !told.has(host) &&
      told.size < maxHosts &&
      opensConsole(message, basePath) &&
      !isLocal(host)
    ) {
      told.add(host)
      logger.warn(words(host, publicUrl))
    }
    next(message, response, ...rest)
  }
}

function opensConsole({ url = '', headers }: IncomingMessage, basePath: string): boolean {
  return url.startsWith(`${basePath}/console`) && headers['sec-fetch-mode'] === 'navigate'
}

/** Whoever works on the machine itself opens the console there on purpose. */
const isLocal = (host: string) => isLoopbackHost(host.replace(/:\d+$/, '').replace(/^\[|\]$/g, ''))

function words(host: string, publicUrl: string): string {
  const seen = JSON.stringify(host.slice(0, 200))
  return `A browser opened the console at the host ${seen}, but the public URL is ${publicUrl}. Links in mails and invitations lead to the public URL. If ${seen} is where people reach this server, set RAPPORT_PUBLIC_URL to it. If a proxy wrote that name, make it pass on the Host header.`
}
