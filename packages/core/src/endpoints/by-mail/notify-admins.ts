import { addMail, type Letter, type MailProcess, missingForMail, readAddresses } from '../../mail/index.js'
import { members } from '../../members/tables/index.js'
import type { Transaction } from '../../storage/index.js'
import { cutCodePoints, type Ids } from '../../values/index.js'
import { type EndpointRow, endpointLabel } from '../endpoint.js'

const maxAdmins = 50

/**
 * Tells the owners and admins of the workspace by mail, once, that an endpoint has disabled itself. Only those with a confirmed address get the mail. Without
 * the settings for mail, nobody does.
 */
export async function notifyAdmins(
  process: MailProcess,
  transaction: Transaction,
  endpoint: EndpointRow,
  reason: string,
  ids: Ids,
  now: number
): Promise<void> {
  if (missingForMail(process).length > 0) return
  const admins = await transaction.find(members, { where: { console_role: { in: ['owner', 'admin'] } }, limit: maxAdmins })
  const addresses = await readAddresses(transaction, admins, now)
  const letter = letterOf(endpoint, reason)
  for (const member of admins)
    if (addresses.get(member.id)?.status === 'confirmed') await addMail(transaction, { kind: 'notice', member, letter }, ids, now)
}

function letterOf(endpoint: EndpointRow, reason: string): Letter {
  const name = cutCodePoints(endpointLabel(endpoint), 100)
  return {
    subject: `The endpoint “${name}” was disabled`,
    title: `The endpoint “${name}” was disabled`,
    intro: 'Rapport sends nothing to this endpoint until somebody enables it again.',
    sections: [
      { title: 'Why', lines: [{ text: reason, detail: null, path: null }] },
      {
        title: 'What to do',
        lines: [
          {
            text: 'Open the endpoints in Settings',
            detail: 'Mend the cause, enable the endpoint, and send the failed messages again.',
            path: '/console/settings?tab=endpoints'
          }
        ]
      }
    ],
    more: null,
    foot: [{ text: 'You get this mail because you are an admin of the workspace. It is sent once.', detail: null, path: null }]
  }
}
