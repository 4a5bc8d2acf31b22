import type { Rapport, Workspace } from '@rapport/core'

/**
 * Connects as a person does who signs in: opens the link, goes to the provider, and comes back with a code. What the provider's page would answer is
 * `back`: parameters of the callback beside `state`.
 *
 * @example connect: (rapport, workspace) => signIn({ rapport, workspace, provider: 'stripe', back: { code: 'code-1' } })
 */
export async function signIn(given: {
  rapport: Rapport
  workspace: Workspace
  provider: string
  back: Readonly<Record<string, string>>
}): Promise<void> {
  const { rapport, workspace, provider, back } = given
  const begun = await workspace.integrations.begin(provider)
  if (!begun) throw new Error(`${provider} is connected: disconnect first`)
  const started = await rapport.fetch(form(`${begun.connectUrl}/start`))
  const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const leadsTo = /<a class="button" href="([^"]+)"/.exec(await started.text())?.[1]?.replaceAll('&amp;', '&')
  const state = leadsTo === undefined ? null : new URL(leadsTo).searchParams.get('state')
  if (state === null) throw new Error(`The page does not lead to ${provider}: ${started.status}`)
  const callback = new URL(`/connect/callback/${provider}`, begun.connectUrl)
  for (const [name, value] of Object.entries({ ...back, state })) callback.searchParams.set(name, value)
  await rapport.fetch(new Request(callback, { headers: { cookie } }))
  const [item] = (await workspace.integrations.list({ connectedOnly: true })).filter(({ id }) => id === provider)
  if (!item) throw new Error(`Signing in has not connected ${provider}`)
}

const form = (address: string) =>
  new Request(address, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' })
