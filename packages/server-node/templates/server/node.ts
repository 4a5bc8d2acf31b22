import { createServer } from 'node:http'
import { toNodeListener } from '@rapport/server-node'
import { announce, closeRapport, parts, rapport } from './rapport.js'
import { page, signUp } from './your-app.js'

// #region rapport
const listener = toNodeListener(rapport, parts)

const server = createServer((request, response) => {
  listener(request, response, async () => {
    // Your own routes: every path that is not below /rapport.
    // #endregion
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    } else if (pathname === '/sign-up' && request.method === 'POST') {
      try {
        const isKnown = await signUp(searchParams.get('email') ?? '')
        response.writeHead(isKnown ? 200 : 400).end(isKnown ? 'Signed up\n' : 'Give an email address: /sign-up?email=ada@globex.com\n')
      } catch (error) {
        console.error(error)
        response.writeHead(500).end()
      }
    } else {
      response.writeHead(404).end()
    }
    // #region rapport
  })
})
// #endregion

server.listen(Number(process.env.PORT ?? 3000), announce)

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => closeRapport(server))
