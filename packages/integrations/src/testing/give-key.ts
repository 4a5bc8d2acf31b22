import type { Rapport, Workspace } from '@rapport/core'

/**
 * Connects as a person does who gives a key on our page. A workspace that is connected already stays so, as the page is for those that are not.
 *
 * @example connect: (rapport, workspace) => giveKey({ rapport, workspace, provider: 'clerk', fields: { secretKey } })
 */
export async function giveKey(given: {
  rapport: Rapport
  workspace: Workspace
  provider: string
  fields: Readonly<Record<string, string>>
}): Promise<void> {
  const { rapport, workspace, provider, fields } = given
  const begun = await workspace.integrations.begin(provider)
  if (!begun) return
  const page = await (await rapport.fetch(new Request(begun.connectUrl))).text()
  const token = /name="form_token" value="([^"]+)"/.exec(page)?.[1]
  if (token === undefined) throw new Error(`The page of ${provider} asks for no key`)
  const body = new URLSearchParams({ ...fields, form_token: token })
  await rapport.fetch(new Request(`${begun.connectUrl}/key`, { method: 'POST', body }))
  const [item] = (await workspace.integrations.list({ connectedOnly: true })).filter(({ id }) => id === provider)
  if (!item) throw new Error(`The key has not connected ${provider}`)
}
