import { createRapport } from '@rapport/core'
import { collection } from './search/relevance/collection.js'
import { shortAbstracts } from './search/relevance/meetings.js'
import { mean, ndcg } from './search/relevance/measures.js'
const silent = { info() {}, warn() {}, error: console.error }
for (const [name, make] of Object.entries({ calls: collection, abstracts: shortAbstracts })) {
  const { sources, questions } = make(1)
  const r = createRapport({ logger: silent })
  const { id } = await r.organizations.create({ name: 'B' })
  const ws = r.organization(id)
  await ws.sources.put(sources.slice(0, 2000).map((s: any) => ({ ...s, customer: { customerId: 'acme' } })))
  const out: number[][] = [[], []]
  const times: number[] = []
  for (const q of questions.slice(0, 60)) for (const [i, n] of [{}, { customer: 'acme' }].entries()) {
    const t = process.cpuUsage()
    const { results } = await ws.call('svc_search_customer_context', { query: q.text, topK: 10, ...n })
    const c = process.cpuUsage(t); times.push((c.user + c.system) / 1000)
    out[i]?.push(ndcg(q, results.flatMap((x: any) => (x.kind === 'source' ? [x.sourceId] : []))))
  }
  times.sort((a, b) => a - b)
  console.log(name, questions.length, out.map((o) => mean(o).toFixed(3)).join(' '), 'cpu ms median', times[times.length >> 1]?.toFixed(1), 'p95', times[Math.floor(times.length * .95)]?.toFixed(1))
  await r.close()
}
