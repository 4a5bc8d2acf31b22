interface NodeProcess {
  versions?: { node?: string }
  emitWarning?: (text: string, name: string) => void
}

/** What this package uses of Node's process; undefined elsewhere, such as in a browser. The types of Node are not asked for. */
export const nodeProcess = (): NodeProcess | undefined => (globalThis as { process?: NodeProcess }).process
