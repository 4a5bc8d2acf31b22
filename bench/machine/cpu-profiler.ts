import { writeFile } from 'node:fs/promises'
import { Session } from 'node:inspector/promises'

const microsecondsBetweenSamples = 500

/** Notes what this process's main thread runs, from now on: as Node's --cpu-prof, but without the start. */
export class CpuProfiler {
  private constructor(
    private readonly session: Session,
    private readonly file: string
  ) {}

  static async start(file: string): Promise<CpuProfiler> {
    const session = new Session()
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: microsecondsBetweenSamples })
    await session.post('Profiler.start')
    return new CpuProfiler(session, file)
  }

  /** Writes the profile. */
  async stop(): Promise<void> {
    const { profile } = await this.session.post('Profiler.stop')
    this.session.disconnect()
    await writeFile(this.file, JSON.stringify(profile))
  }
}
