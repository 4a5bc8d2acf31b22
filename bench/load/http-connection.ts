import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface HttpAnswer {
  status: number
  body: string
}

/** A connection that sends finished bytes and reads no more of an answer than it must: one request at a time, kept alive. */
export class HttpConnection {
  readonly #socket: Socket
  #received = ''
  #waiting: { resolve: (answer: HttpAnswer) => void; reject: (error: Error) => void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    // Answers are ASCII, so that bytes and characters are the same.
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => this.#receive(text))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('The server closed the connection')))
  }

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new HttpConnection(socket)
  }

  send(request: Buffer): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #receive(text: string): void {
    this.#received += text
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = this.#received.slice(0, headEnd)
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    if (length === undefined) {
      this.#fail(new Error(`An answer without a length: ${head}`))
      return
    }
    const end = headEnd + 4 + Number(length)
    if (this.#received.length < end) return
    const body = this.#received.slice(headEnd + 4, end)
    this.#received = this.#received.slice(end)
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve({ status: Number(head.slice(9, 12)), body })
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error)
    this.#waiting = undefined
  }
}

/** A whole request as bytes. */
export function requestBytes(path: string, body: string, headers: Record<string, string> = {}): Buffer {
  const bytes = Buffer.from(body)
  const fields = { host: '127.0.0.1', 'content-type': 'application/json', 'content-length': bytes.length, ...headers }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes])
}
