/** A longer list of values costs the memory store a walk through the whole index (storage/memory/reads/plan.ts). */
const maxValues = 1000

/** Reads rows by values of an index, in lists that every store looks up one by one. */
export async function inChunks<V, Row>(values: readonly V[], read: (some: readonly V[]) => Promise<Row[]>): Promise<Row[]> {
  const chunks: Promise<Row[]>[] = []
  for (let from = 0; from < values.length; from += maxValues) chunks.push(read(values.slice(from, from + maxValues)))
  return (await Promise.all(chunks)).flat()
}
