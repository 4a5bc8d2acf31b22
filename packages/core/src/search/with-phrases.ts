import { facts } from '../facts/tables/index.js'
import { readSourceArtifacts } from '../sources/index.js'
import { type OrganizationStore, searchContents } from '../storage/index.js'
import { positionsIn } from './passage-texts.js'
import { comparable } from './question/quoted-phrases.js'
import type { Ranked } from './ranking/rank.js'

/** The texts of so many artifacts are read for a phrase. */
const maxRead = 100

/** Those artifacts in whose texts all phrases stand word for word. */
export async function withPhrases(store: OrganizationStore, ranked: readonly Ranked[], phrases: readonly string[]): Promise<Ranked[]> {
  const read = ranked.slice(0, maxRead)
  const wanted = phrases.map(comparable)
  const texts = await wholeTexts(store, read)
  return read.filter(({ document }) => {
    const text = comparable(texts.get(document.artifact_id) ?? '')
    return wanted.every((phrase) => text.includes(phrase))
  })
}

async function wholeTexts(store: OrganizationStore, ranked: readonly Ranked[]): Promise<Map<string, string>> {
  const idsOf = (type: string) =>
    ranked.filter(({ document }) => document.artifact_type === type).map(({ document }) => document.artifact_id)
  const [contents, assertions] = await Promise.all([
    store.find(searchContents, { where: { artifact_id: { in: idsOf('source') } }, columns: ['artifact_id', 'passages'] }),
    store.find(facts, { where: { id: { in: idsOf('fact') } }, columns: ['id', 'assertion'] })
  ])
  const places = new Map(contents.map(({ artifact_id, passages }) => [artifact_id, new Set([-1, ...passages.flatMap(positionsIn)])]))
  const sources = await readSourceArtifacts(store, places)
  const ofSources = [...sources].map(([id, { texts }]) => {
    const inOrder = [...texts].sort(([a], [b]) => a - b).map(([, { text }]) => text)
    return [id, inOrder.join(' ')] as const
  })
  return new Map([...ofSources, ...assertions.map(({ id, assertion }) => [id, assertion] as const)])
}
