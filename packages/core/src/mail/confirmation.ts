import type { AddressRow } from './addresses.js'
import type { Letter } from './letter/letter.js'

/** What the signature of a link that confirms an address holds for. Another address of the member, or another end, makes it another link. */
export const boundOfConfirmation = ({ member_id, email, link_expires_at }: AddressRow): string[] => [
  member_id,
  email,
  String(link_expires_at)
]

/** The mail that asks the owner of an address to confirm it. */
export function confirmationLetter(workspace: string, path: string): Letter {
  return {
    subject: `Confirm this address for mails of ${workspace}`,
    title: 'Confirm this address',
    intro: `Somebody in the workspace ${workspace} wants mails to be sent to this address. Rapport sends them once you confirm that the address is yours.`,
    sections: [{ title: 'One step', lines: [{ text: 'Confirm this address', detail: 'The link works once, for three days.', path }] }],
    more: null,
    foot: [{ text: 'You do not want these mails? Then do nothing, and you get no further mail.', detail: null, path: null }]
  }
}
