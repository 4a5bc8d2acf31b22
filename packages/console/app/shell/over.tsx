import { CatchBoundary, useSearch } from '@tanstack/react-router'
import { SourcePanel } from '../pages/source-panel'
import { t } from '../texts/catalogue'
import { Dialog } from '../ui/dialog'
import { CommandMenu } from './command-menu'
import { PanelFailure } from './panel-failure'
import { Shortcuts } from './shortcuts'
import { Sidebar } from './sidebar'

export type OverPage = 'menu' | 'commands' | 'shortcuts'

/** What opens over a page: the source that the address names, the menu of a phone, what finds things, and the keys. Its script loads after the page's. */
export function Over({ shown, show }: { shown: OverPage | undefined; show(next: OverPage | undefined): void }) {
  const { source } = useSearch({ from: '__root__' })
  const close = () => show(undefined)
  return (
    <>
      <CatchBoundary getResetKey={() => source ?? ''} errorComponent={PanelFailure}>
        <SourcePanel />
      </CatchBoundary>
      {shown === 'menu' && (
        <Dialog kind="menu" title={t('shell.menu')} isTitleHidden onClose={close}>
          <Sidebar onFind={() => show('commands')} onShortcuts={() => show('shortcuts')} />
        </Dialog>
      )}
      {shown === 'commands' && <CommandMenu onClose={close} />}
      {shown === 'shortcuts' && <Shortcuts onClose={close} />}
    </>
  )
}
