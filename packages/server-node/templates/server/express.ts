import { toNodeListener } from '@rapport/server-node'
import express from 'express'
import { announce, closeRapport, parts, rapport } from './rapport.js'
import { page, signUp } from './your-app.js'

const app = express()

// #region rapport
// Before express.json() and other body parsers: Rapport reads bodies itself.
app.use(toNodeListener(rapport, parts))
// #endregion

app.get('/', (_request, response) => {
  response.send(page)
})

app.post('/sign-up', async (request, response) => {
  const { email } = request.query
  const isKnown = await signUp(String(email ?? ''))
  response.status(isKnown ? 200 : 400).send(isKnown ? 'Signed up\n' : 'Give an email address: /sign-up?email=ada@globex.com\n')
})

const server = app.listen(Number(process.env.PORT ?? 3000), (error) => {
  // Such as a port that is in use.
  if (error) throw error
  announce()
})

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => closeRapport(server))
