// What your own app does. Replace this file.
import { publicKey, workspace } from './rapport.js'

export const page = `<!doctype html>
<html lang="en">
<title>Hello</title>
<script defer src="/rapport/rapport.js" data-public-key="${publicKey}"></script>
<h1>Hello</h1>
<p>Rapport counts this visit. <a href="/rapport/console">Open the console</a></p>
</html>
`

/** A sign-up, with an event that tells Rapport about it. Answers false if the email is none. */
export async function signUp(email = '') {
  if (!email.includes('@')) return false
  await workspace.ingest({ source: 'server', events: [{ type: 'custom', eventName: 'signed_up', userId: email, email }] })
  return true
}
