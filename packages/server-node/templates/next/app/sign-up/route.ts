// What your own app does. Replace this file.
import { getRapport } from '../../rapport.js'

/** A sign-up, with an event that tells Rapport about it. */
export async function POST(request: Request): Promise<Response> {
  const email = new URL(request.url).searchParams.get('email') ?? ''
  if (!email.includes('@')) return new Response('Give an email address: /sign-up?email=ada@globex.com\n', { status: 400 })
  const { workspace } = await getRapport()
  await workspace.ingest({ source: 'server', events: [{ type: 'custom', eventName: 'signed_up', userId: email, email }] })
  return new Response('Signed up\n')
}
