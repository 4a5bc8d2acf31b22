import { addressWarnings, hasPathTwice } from '../configuration/address-warnings.js'
import type { Finding, Observed, SeenServer } from './observed.js'
import { plural } from './plural.js'

/** The settings, the secret, and the address under which browsers and providers reach the server. */
export function configurationFindings({ configuration, organizations = [], publicServer }: Observed): Finding[] {
  const { hasSecret, publicUrl } = configuration
  const connections = organizations.reduce((sum, each) => sum + each.connections.length, 0)
  return [
    ...settingFindings(configuration),
    secretFinding(hasSecret, connections),
    wrongAddressFinding(configuration, publicServer) ?? addressFinding(publicUrl, connections > 0)
  ]
}

function settingFindings({ file, warnings }: Observed['configuration']): Finding[] {
  const matter = 'Settings'
  const advice = '`npx @rapport/cli serve --print-config` shows which settings hold.'
  const wrong: Finding[] = warnings.map((text) => ({ matter, verdict: 'warning', text, advice }))
  return file === undefined ? wrong : [{ matter, verdict: 'ok', text: `Read from ${file}, the environment and flags.` }, ...wrong]
}

/** A public URL that leads elsewhere than to this server. */
function wrongAddressFinding(
  { publicUrl, basePath }: Observed['configuration'],
  publicServer: SeenServer | undefined
): Finding | undefined {
  if (publicUrl === undefined || !URL.canParse(publicUrl)) return undefined
  const matter = 'Public URL'
  const [warning] = hasPathTwice(new URL(publicUrl).pathname, basePath) ? addressWarnings({ publicUrl, basePath }) : []
  if (warning !== undefined)
    return { matter, verdict: 'warning', text: warning, advice: 'Set RAPPORT_PUBLIC_URL to the address without the base path.' }
  if (!publicServer || (publicServer.answers && publicServer.isRapport)) return undefined
  const { url } = publicServer
  return {
    matter,
    verdict: 'problem',
    text: publicServer.answers
      ? `Another server than Rapport answers at the public URL, ${url}.`
      : `Nothing answers at the public URL, ${url}: ${publicServer.message}`,
    advice:
      'Set RAPPORT_PUBLIC_URL to the address at which browsers reach this server, or fix the proxy. Links and sign-ins lead to this address.'
  }
}

function secretFinding(hasSecret: boolean, connections: number): Finding {
  const matter = 'Secret'
  if (hasSecret) return { matter, verdict: 'ok', text: 'A secret is set.' }
  const advice =
    'Set RAPPORT_SECRET to the secret that the servers have, such as the output of `openssl rand -base64 32`. Keep a copy: without it, you have to make all connections again.'
  if (connections > 0)
    return {
      matter,
      verdict: 'problem',
      text: `No secret is set, and ${plural(connections, 'connection')} cannot be read without one.`,
      advice
    }
  return { matter, verdict: 'warning', text: 'No secret is set: integrations and signing in to the console need one.', advice }
}

function addressFinding(publicUrl: string | undefined, isNeeded: boolean): Finding {
  const matter = 'Public URL'
  const advice = 'Set RAPPORT_PUBLIC_URL to the address under which browsers reach this server, such as https://rapport.example.com.'
  if (publicUrl === undefined)
    return {
      matter,
      verdict: isNeeded ? 'problem' : 'warning',
      text: 'No public URL is set: providers cannot send webhooks, and signing in to them fails.',
      advice
    }
  if (!URL.canParse(publicUrl)) return { matter, verdict: 'problem', text: 'The public URL is not an address.', advice }
  const { protocol, hostname } = new URL(publicUrl)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (isLocal) return { matter, verdict: 'warning', text: `The public URL ${publicUrl} can only be reached from this machine.`, advice }
  if (protocol !== 'https:')
    return {
      matter,
      verdict: 'problem',
      text: `The public URL ${publicUrl} is not encrypted.`,
      advice: 'Put a proxy with a certificate in front, and use https://.'
    }
  return { matter, verdict: 'ok', text: publicUrl }
}
