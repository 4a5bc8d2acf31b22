import { Session } from 'node:inspector/promises'

/** Tells which source files this process runs, by V8's precise coverage. The process must run its sources unbundled. */
export class FileCounter {
  private constructor(
    private readonly session: Session,
    private readonly root: string
  ) {}

  /** Counts the files below `root`, a `file:` URL that ends with a slash. */
  static async start(root: string): Promise<FileCounter> {
    const session = new Session()
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    return new FileCounter(session, root)
  }

  /** The files, by their path below the root, with a function that ran since the last time that this was asked. */
  async files(): Promise<string[]> {
    const { result } = await this.session.post('Profiler.takePreciseCoverage')
    const ran = result.filter(
      ({ url, functions }) => url.startsWith(this.root) && functions.some(({ ranges }) => ranges.some(({ count }) => count > 0))
    )
    const paths = ran.map(({ url }) => decodeURI(url.slice(this.root.length)).replace(/\?.*$/, ''))
    return [...new Set(paths)].sort()
  }

  async stop(): Promise<void> {
    await this.session.post('Profiler.stopPreciseCoverage')
    this.session.disconnect()
  }
}
