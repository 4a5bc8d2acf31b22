import { connect, type Socket } from 'node:net'

/** A connection that sends exactly the bytes it is told and collects all that comes back: what no well-behaved client lets a test do. */
export class RawClient {
  received = ''
  readonly closed: Promise<void>
  readonly #socket: Socket

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1')
    this.#socket.setEncoding('utf8')
    this.#socket.on('data', (text: string) => {
      this.received += text
    })
    this.closed = new Promise((resolve) => this.#socket.once('close', () => resolve()))
    // A reset is one of the outcomes that tests look at; `closed` tells.
    this.#socket.on('error', (error) => {
      this.error = error
    })
  }

  error: Error | undefined

  send(bytes: string | Uint8Array): void {
    this.#socket.write(bytes)
  }

  leave(): void {
    this.#socket.destroy()
  }
}
