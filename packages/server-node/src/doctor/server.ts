import type { Finding, Observed } from './observed.js'

const maxClockAheadMs = 5_000

/** The running server, where an address of one is known. */
export function serverFindings({ server, configuration }: Observed): Finding[] {
  if (!server) return []
  const matter = 'Server'
  const { url } = server
  if (!server.answers)
    return [
      {
        matter,
        verdict: 'problem',
        text: `Nothing answers at ${url}: ${server.message}`,
        advice: 'Start your app, or `npx @rapport/cli serve` if Rapport runs as a server of its own. Then check the address and the proxy.'
      }
    ]
  if (!server.isRapport)
    return [
      {
        matter,
        verdict: 'problem',
        text: `${url} answers, but it is not Rapport.`,
        advice:
          'If Rapport runs inside of your app, set RAPPORT_BASE_PATH to the basePath of createRapport, or add the path to --url. If not, check the address, and that the proxy passes on all paths below it.'
      }
    ]
  if (!server.isReady)
    return [
      {
        matter,
        verdict: 'problem',
        text: `The server at ${url} cannot serve: ${server.reason ?? 'it gives no reason'}`,
        advice: 'Check its database first.'
      }
    ]
  const findings: Finding[] = [{ matter, verdict: 'ok', text: `${url} is ready.`, ...(server.foundBelow && found(server.foundBelow)) }]
  if (Math.abs(server.clockAheadMs ?? 0) > maxClockAheadMs) {
    const seconds = Math.round(Math.abs(server.clockAheadMs ?? 0) / 1000)
    findings.push({
      matter: 'Clock',
      verdict: 'problem',
      text: `The clock of the server is ${seconds} s ${(server.clockAheadMs ?? 0) > 0 ? 'ahead of' : 'behind'} this machine's.`,
      advice: 'Switch on time synchronization (NTP) on both machines.'
    })
  }
  if (url.startsWith('https:') && !configuration.trustsProxy) {
    findings.push({
      matter: 'Proxy',
      verdict: 'warning',
      text: 'The server has an https address, so a proxy is in front of it, but no proxy is trusted. The sign-in of the console therefore counts the wrong keys of all people together.',
      advice: 'Start the server with --trust-proxy 1, or set RAPPORT_TRUST_PROXY.'
    })
  }
  return findings
}

/** What to set, so that the doctor need not search, and checks the other addresses below the path, too. */
const found = (basePath: string) => ({
  advice: `Rapport is below ${basePath} of this address. Set RAPPORT_BASE_PATH=${basePath}, or add the path to --url.`
})
