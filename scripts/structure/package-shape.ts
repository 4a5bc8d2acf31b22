import type { Fault } from './fault.js'
import { isObject, type JsonObject, readJson } from './json.js'
import { placeOf, type Tree } from './tree.js'

const rule = 'package shape'

/** Every folder of packages/ has the same shape: a complete package.json and a README.md. */
export function packageShape(tree: Tree): Fault[] {
  const faults: Fault[] = []
  const names = new Set([...tree.keys()].flatMap((path) => placeOf(path)?.name ?? []))
  for (const name of names) {
    const manifestPath = `packages/${name}/package.json`
    const report = (path: string, message: string) => faults.push({ path, rule, message })
    if (!tree.has(`packages/${name}/README.md`))
      report(`packages/${name}`, 'has no README.md; say what the package is for, and show its first use')
    const manifest = readJson(tree.get(manifestPath))
    if (!manifest) report(manifestPath, 'is missing or not a JSON object; copy the one of another package')
    else for (const message of manifestFaults(name, manifest)) report(manifestPath, message)
  }
  return faults
}

function* manifestFaults(folder: string, manifest: JsonObject): Generator<string> {
  const { name, description, license, type, engines, files, exports } = manifest
  if (name !== `@rapport/${folder}`) yield `"name" must be "@rapport/${folder}", as its folder is called`
  if (typeof description !== 'string' || description.trim() === '') yield '"description" is missing; one sentence for the registry'
  if (license !== 'MIT') yield '"license" must be "MIT"'
  if (type !== 'module') yield '"type" must be "module": the packages are ESM only'
  if (!isObject(engines) || typeof engines.node !== 'string') yield '"engines" must name the oldest "node" that works'
  if (!Array.isArray(files) || files.length === 0) yield '"files" must list what is published, or everything is'
  if (!isObject(exports) || Object.keys(exports).length === 0) yield '"exports" is missing; without it every file is public'
  else for (const [entry, target] of Object.entries(exports)) yield* exportFaults(entry, target)
}

function* exportFaults(entry: string, target: unknown): Generator<string> {
  if (typeof target === 'string' && !/\.m?js$/.test(target)) return
  if (isObject(target) && Object.keys(target)[0] === 'types') return
  yield `"exports" of "${entry}" must be an object whose first key is "types": TypeScript takes the first condition that fits`
}
