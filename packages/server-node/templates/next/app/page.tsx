// What your own app does. Replace this file.
import { getRapport } from '../rapport'

export const dynamic = 'force-dynamic'

export default async function Page() {
  const { publicKey } = await getRapport()
  return (
    <main>
      <script defer src="/rapport/rapport.js" data-public-key={publicKey} />
      <h1>Hello</h1>
      <p>
        Rapport counts this visit. <a href="/rapport/console">Open the console</a>
      </p>
    </main>
  )
}
