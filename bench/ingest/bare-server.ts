import type { LoadOrder } from '../load/messages.js'
import { Child } from '../machine/child.js'
import { type Loaded, runLoad } from './run-load.js'
import type { BareNews, BareStart } from './server-messages.js'
import type { Site } from './site.js'

/** The same load on a server that only stores: what of the plain inserts' rate a server in Node can reach at all. It needs the table of the plain inserts. */
export async function runBareServer({ store, processes, examine }: Site, order: LoadOrder): Promise<Loaded | undefined> {
  if (store.kind !== 'postgres') return undefined
  await examine((query) => query('truncate plain.events'))
  const server = new Child<BareStart | 'end', BareNews>('bare-server.ts', { url: store.url, organizations: order.paths.length })
  try {
    const { port, paths } = await server.hear()
    return await runLoad({ ...order, paths, ports: [port] }, [{ name: 'server', pids: [server.pid] }, ...processes])
  } finally {
    await server.end('end')
  }
}
