import type { Integration } from '../../api/queries'
import { Dialog } from '../../ui/dialog'
import { Connect } from './connect'
import { Connected } from './connected'

/** A provider: how it is read, or how to connect it. */
export function Provider({ of: { id, name, status }, onClose }: { of: Integration; onClose(): void }) {
  return (
    <Dialog kind="side" title={name} onClose={onClose}>
      {status === 'connected' ? <Connected provider={id} name={name} onGone={onClose} /> : <Connect provider={id} name={name} />}
    </Dialog>
  )
}
