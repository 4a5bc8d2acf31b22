import type { HttpClient } from '@rapport/core/src/values/http-client.js'

/** What the stand-in does with a request. */
export type Behaviour = (texts: readonly string[], signal: AbortSignal | undefined) => Response | Promise<Response>

/** Words that mean the same have the same place in a vector. They are none that facts are read from. */
const meanings: readonly (readonly string[])[] = [
  ['cat', 'kitten', 'feline'],
  ['boat', 'ship', 'vessel'],
  ['rain', 'shower', 'drizzle'],
  ['bread', 'loaf', 'baguette'],
  ['lamp', 'lantern', 'candle']
]

/** An embeddings endpoint in this process: what it was asked, and how it behaves. */
export class EmbeddingStandIn {
  readonly asked: { url: string; headers: Headers; texts: readonly string[]; body: Record<string, unknown> }[] = []
  behaviour: Behaviour = answerMeanings

  readonly http: HttpClient = async (url, init) => {
    const body = JSON.parse(String(init.body))
    this.asked.push({ url, headers: new Headers(init.headers), texts: body.input, body })
    return this.behaviour(body.input, init.signal ?? undefined)
  }
}

/** Vectors that say what a text means. */
export const answerMeanings: Behaviour = (texts) => answerVectors(texts.map(meaningOf))

export function answerVectors(vectors: readonly (readonly number[])[]): Response {
  return Response.json({ data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })) })
}

function meaningOf(text: string): number[] {
  const words = text.toLowerCase().split(/\W+/)
  return [0.1, ...meanings.map((same) => words.filter((word) => same.includes(word)).length)]
}
