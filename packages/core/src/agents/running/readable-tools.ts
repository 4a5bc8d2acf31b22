import { type Grant, hasGrant } from '../../auth/index.js'
import type { Principal } from '../../context/index.js'
import { RapportError } from '../../errors.js'
import { type Registry, readingTools, type Tool } from '../../runtime/index.js'
import { fieldHint, invalidInput } from '../../validation/index.js'

/** The tool of this name, if it is there and only reads. */
export function readableTool(registry: Registry, name: string): Tool | undefined {
  const tool = Object.values(registry).find((known) => known.name === name)
  return tool && reads(tool) ? tool : undefined
}

const reads = ({ effect, grants }: Tool) => effect === 'read' && grants.every((grant) => grant.endsWith(':read'))

/** The first grant of a tool that the caller lacks; undefined when the caller may call the tool. */
export function missingGrant(principal: Principal, { grants }: Pick<Tool, 'grants'>): Grant | undefined {
  return principal.kind === 'host' ? undefined : grants.find((grant) => !hasGrant(principal.grants, grant))
}

/** Whether the grants of a caller open a tool. */
export function mayCall(principal: Principal, tool: Pick<Tool, 'grants'>): boolean {
  return missingGrant(principal, tool) === undefined
}

/**
 * The tools of an agent that this caller saves: those that are named, else the usual ones that the caller may call. Throws INVALID_TOOL_INPUT for names
 * of tools that are not there or that change something, and TOOL_CALL_FORBIDDEN for those that the caller may not call.
 */
export function readTools(registry: Registry, principal: Principal, names: readonly string[] | undefined): string[] {
  if (names === undefined) {
    const usual = readingTools.filter((name) => {
      const tool = readableTool(registry, name)
      return tool && mayCall(principal, tool)
    })
    if (usual.length > 0) return usual
    throw new RapportError(
      'TOOL_CALL_FORBIDDEN',
      'An agent reads with the grants of the key that saves it: this key may call no tool that reads'
    )
  }
  const readable = Object.values(registry).filter(reads)
  for (const [index, name] of names.entries()) {
    const path = `tools[${index}]`
    const known = Object.values(registry).find((tool) => tool.name === name)
    if (!known) {
      const meant = fieldHint(
        name,
        readable.map((tool) => tool.name)
      )
      throw invalidInput(path, `must be the name of a tool: there is none named ${JSON.stringify(name)}${meant}`)
    }
    if (!reads(known)) throw invalidInput(path, `must be a tool that only reads: ${name} changes something`)
    const missing = missingGrant(principal, known)
    if (missing) throw new RapportError('TOOL_CALL_FORBIDDEN', `${path}: ${name} needs the grant ${missing}, which this key lacks`)
  }
  return [...new Set(names)]
}
