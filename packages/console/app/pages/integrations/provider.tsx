import type { Integration } from '../../api/queries'
import { Dialog } from '../../ui/dialog'
import { Said } from '../../ui/text'
import { Connect } from './connect'
import { Connected } from './connected'

/** A provider: how it is read, or how to connect it. */
export function Provider({ of: provider, onClose }: { of: Integration; onClose(): void }) {
  const { id, name, status } = provider
  return (
    <Dialog kind="side" title={<Said>{name}</Said>} onClose={onClose}>
      {status === 'connected' ? <Connected of={provider} onGone={onClose} /> : <Connect provider={id} name={name} />}
    </Dialog>
  )
}
