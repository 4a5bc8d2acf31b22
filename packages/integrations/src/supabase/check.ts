import { type ConnectedAccount, CredentialRefused, type SendRequest } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../json-fields.js'
import { listIn } from './lists.js'

/** Looks at the organization that was granted, and whether its projects may be read. */
export async function checkSupabase(request: SendRequest): Promise<ConnectedAccount> {
  const [organization] = listIn(await request({ path: '/v1/organizations' }))
  const fields = fieldsOf(organization)
  const id = textOf(fields?.id)
  if (id === undefined) throw new CredentialRefused('Supabase names no organization: sign in again, and choose one')
  const projects = await request({ path: '/v1/projects', optional: true })
  if (projects.status === 403) throw new CredentialRefused('The app may not read projects: give it Read on Projects, then sign in again')
  if (projects.status !== 200) await request({ path: '/v1/projects' })
  return { id, name: textOf(fields?.name) ?? null }
}
