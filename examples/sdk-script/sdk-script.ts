// Sends what happens on a server to Rapport, then asks who did it. `npx @rapport/cli dev` prints the values of the three variables.
//
//   RAPPORT_URL=http://127.0.0.1:4477 RAPPORT_API_KEY=ok_… RAPPORT_PUBLIC_KEY=pk_… npm start
import { createRapportClient, createTracker, RapportError } from '@rapport/client'

const { RAPPORT_URL: baseUrl = '', RAPPORT_API_KEY: apiKey = '', RAPPORT_PUBLIC_KEY: publicKey = '' } = process.env

const tracker = createTracker({ baseUrl, publicKey, onError: ({ type, error }) => console.error(`${type}: ${error.message}`) })
tracker.identify({ userId: 'u_ada', email: 'ada@acme.example', customerId: 'acme', traits: { name: 'Ada' } })
tracker.track({ eventName: 'order_placed', userId: 'u_ada', customerId: 'acme', properties: { total: 4200 } })
const { acknowledged } = await tracker.shutdown()
console.log(`${acknowledged} events sent`)

const client = createRapportClient({ baseUrl, apiKey })
try {
  for await (const user of client.tools.listUsers({ search: 'ada@', orderBy: 'email' }))
    console.log(`${user.name} <${user.email}> is ${user.journeyStage}`)

  const timeline = await client.tools.getTimeline({ customer: 'acme', timeframe: '7d', limit: 10 })
  for (const { occurredAt, eventName } of timeline.events) console.log(`${occurredAt}  ${eventName}`)
} catch (error) {
  if (!(error instanceof RapportError)) throw error
  console.error(`${error.name} ${error.code}: ${error.message} (request ${error.requestId})`)
  process.exitCode = 1
}
