import { connect, createServer, type Server, type Socket } from 'node:net'

/** A way to a server that can be cut and restored. */
export class TcpProxy {
  readonly #target: { host: string; port: number }
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #port = 0

  constructor(url: string) {
    const { hostname, port } = new URL(url)
    this.#target = { host: hostname, port: Number(port) }
  }

  get port(): number {
    return this.#port
  }

  async open(): Promise<void> {
    const server = createServer((socket) => this.#join(socket, connect(this.#target)))
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    const address = server.address()
    if (address && typeof address === 'object') this.#port = address.port
    this.#server = server
  }

  /** Cuts all connections, and refuses new ones. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  #join(one: Socket, other: Socket): void {
    for (const [from, to] of [
      [one, other],
      [other, one]
    ] as const) {
      this.#sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        this.#sockets.delete(from)
        to.destroy()
      })
    }
  }
}
