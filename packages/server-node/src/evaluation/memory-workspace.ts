import { createRapport, type Logger, type Rapport, type Workspace } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'

const silent: Logger = { info: () => undefined, warn: () => undefined, error: (message, fields) => console.error(message, fields) }

/** The domain of the workspace's own people: whoever has an address there is a colleague. */
export const ownDomain = 'ours.example'

/** The types of sources, by what the sets call them. */
export const sourceTypes = { EMAIL: 'EMAIL', CALL: 'CALL', TICKET: 'SUPPORT_TICKET', CHAT: 'SLACK', NOTE: 'CRM' } as const

/** Works with an organization of a Rapport in memory, whose clock may be set; only what fails is logged. */
export async function withWorkspace<R>(
  work: (workspace: Workspace, rapport: Rapport) => Promise<R>,
  clock?: { now(): number }
): Promise<R> {
  const rapport = createRapport({ store: memoryStore(clock && { clock }), logger: silent, ...(clock && { clock }) })
  try {
    const { id } = await rapport.organizations.create({ name: 'Evaluation' })
    return await work(rapport.organization(id), rapport)
  } finally {
    await rapport.close()
  }
}

/** An address that is made of a person's name. */
export function addressOf(name: string, domain: string): string {
  const plain = name.normalize('NFD').toLowerCase()
  return `${plain.replaceAll(/[^a-z0-9]+/g, '.').replaceAll(/^\.|\.$/g, '') || 'someone'}@${domain}`
}

const turn = /^(\p{Lu}[^:\n]{0,40}): (.+)$/u

/** The turns of a talk in which every line says who speaks (`Name: words`); undefined for any other text. */
export function turnsOf(text: string): { speaker: string; text: string }[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const turns = lines.flatMap((line) => {
    const [, speaker, words] = turn.exec(line) ?? []
    return speaker === undefined || words === undefined ? [] : [{ speaker, text: words }]
  })
  return lines.length > 1 && turns.length === lines.length ? turns : undefined
}
