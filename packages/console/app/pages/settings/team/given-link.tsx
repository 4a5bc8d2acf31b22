import { useEffect, useState } from 'react'
import { addressOf, type NewTeamLink } from '../../../api/team'
import { t } from '../../../texts/catalogue'
import { Copy } from '../../../ui/controls'
import { Dialog } from '../../../ui/dialog'
import { exact } from '../../../ui/format'

/** Shows a new link, this once. It is copied at once where the browser lets us. */
export function GivenLink({ link: made, onClose }: { link: NewTeamLink; onClose(): void }) {
  const { name, email, expiresAt } = made.link
  const address = addressOf(made)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    // Absent where a page comes without https.
    void navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false)
    )
  }, [address])
  return (
    <Dialog kind="middle" title={t('team.given.title', { name: name ?? email })} description={t('team.given.text')} onClose={onClose}>
      <p className="secret">
        <code>{address}</code>
      </p>
      <p className="help" role="status">
        {isCopied && t('team.given.copied')}
        {t('team.given.until', { time: exact(new Date(expiresAt)) })}
      </p>
      <div className="dialog-actions">
        <Copy text={address} label={t('team.given.copy')} />
        <button type="button" className="button primary" onClick={onClose}>
          {t('team.given.done')}
        </button>
      </div>
    </Dialog>
  )
}
