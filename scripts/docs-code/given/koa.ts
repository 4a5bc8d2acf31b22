import type { IncomingMessage, ServerResponse } from 'node:http'

interface Context {
  path: string
  respond: boolean
  req: IncomingMessage
  res: ServerResponse
}

/** As much of Koa, which is not installed here, as a page uses. */
export const app = {
  use(middleware: (context: Context, next: () => Promise<void>) => void | Promise<void>) {
    return typeof middleware
  }
}
