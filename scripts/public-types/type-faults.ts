import { type Cost, costOf } from './compiler-cost.js'
import { reachablePackages } from './reachable-packages.js'

/** How many instantiations something adds, and what is wrong with it. */
export interface Figure {
  name: string
  added: number
  faults: string[]
}

/** Where a package stands, and the packages whose global types its users have, such as `node`. */
export interface Place {
  folder: string
  types: readonly string[]
}

/** The packages whose types these declaration files lead to, as faults. */
export function importFaults(declarations: readonly string[]): string[] {
  return declarations.flatMap((path) => [...reachablePackages(path)].map(([name, way]) => `${way} imports types of ${name}`))
}

/** What each program, by its name, adds to a program that only imports the package; the libraries are not checked. */
export function callFigures(place: Place, onlyImport: string, calls: Readonly<Record<string, string>>, limit: number): Figure[] {
  const imported = costOf(onlyImport, { ...place, skipLibCheck: true })
  return Object.entries(calls).map(([name, call]) => figure(name, costOf(call, { ...place, skipLibCheck: true }), imported, limit))
}

/** What a program that only imports the package adds to an empty one where the compiler checks the libraries too. */
export function importFigure(place: Place, onlyImport: string, limit: number): Figure {
  const empty = costOf('export {}', { ...place, skipLibCheck: false })
  return figure('the import, with libraries checked', costOf(onlyImport, { ...place, skipLibCheck: false }), empty, limit)
}

function figure(name: string, cost: Cost, before: Cost, limit: number): Figure {
  const added = cost.instantiations - before.instantiations
  const faults = cost.faults.map((fault) => `${name}: ${fault}`)
  if (added > limit) faults.push(`${name} adds ${added} instantiations, at most ${limit}: give it a type of public-types/`)
  return { name, added, faults }
}
