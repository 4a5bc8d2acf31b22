import * as Menu from '@radix-ui/react-dropdown-menu'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AttentionItem, membersQuery } from '../../api/queries'
import { useMay, useSession } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Icon } from '../../ui/icons'
import { Said } from '../../ui/text'
import { inDays, nextMonday } from './days'
import { NoteDialog } from './note-form'
import { TaskDialog } from './task-form'
import { useAttentionWork } from './use-attention-work'

/** A menu stands within the page's main part, where those who go from landmark to landmark find it. */
const main = () => document.querySelector('main')

/** What can be done with an attention item, in a menu of its row. */
export function AttentionMenu({ item }: { item: AttentionItem }) {
  const mayWrite = useMay('data:write')
  const [writing, setWriting] = useState<'note' | 'task'>()
  const work = useAttentionWork()
  if (!mayWrite) return null
  const ids = [item.id]
  const isOpen = item.lifecycle.status === 'open'
  const entry = (label: string, act: () => void) => (
    <Menu.Item className="menu-item" onSelect={act}>
      {label}
    </Menu.Item>
  )
  const snooze = (label: string, until: string) => entry(label, () => work.mutate({ act: 'snooze', ids, until }))
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger className="button icon-only small above" aria-label={t('attention.actionsOf', { title: item.title })}>
          <Icon name="more" />
        </Menu.Trigger>
        <Menu.Portal container={main()}>
          <Menu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
            {isOpen && (
              <>
                <AssignEntries
                  item={item}
                  onAssign={(assigneeId) => work.mutate({ act: 'assign', ids, assigneeId, before: item.assignee?.id ?? null })}
                />
                {item.snoozedUntil === null ? (
                  <>
                    {snooze(t('attention.untilTomorrow'), inDays(1))}
                    {snooze(t('attention.untilMonday'), nextMonday())}
                    {snooze(t('attention.untilMonth'), inDays(30))}
                  </>
                ) : (
                  entry(t('attention.wake'), () => work.mutate({ act: 'snooze', ids, until: null }))
                )}
              </>
            )}
            {entry(t('work.writeNote'), () => setWriting('note'))}
            {entry(t('work.makeTask'), () => setWriting('task'))}
            {isOpen
              ? entry(t('attention.resolve'), () => work.mutate({ act: 'resolve', ids }))
              : entry(t('attention.reopen'), () => work.mutate({ act: 'reopen', ids }))}
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
      {writing === 'note' && <NoteDialog customerId={item.customer.id} onClose={() => setWriting(undefined)} />}
      {writing === 'task' && <TaskDialog customerId={item.customer.id} attentionItemId={item.id} onClose={() => setWriting(undefined)} />}
    </>
  )
}

function AssignEntries({ item, onAssign }: { item: AttentionItem; onAssign(assigneeId: string | null): void }) {
  const me = useSession()?.memberId ?? null
  const members = useQuery(membersQuery).data ?? []
  const others = members.filter(({ id }) => id !== me)
  const mine = members.find(({ id }) => id === me)
  return (
    <>
      {mine && item.assignee?.id !== mine.id && (
        <Menu.Item className="menu-item" onSelect={() => onAssign(mine.id)}>
          {t('attention.assignToMe')}
        </Menu.Item>
      )}
      {others.length > 0 && (
        <Menu.Sub>
          <Menu.SubTrigger className="menu-item">{t('attention.assignTo')}</Menu.SubTrigger>
          <Menu.Portal container={main()}>
            <Menu.SubContent className="menu long-menu" collisionPadding={8}>
              {others.map(({ id, name }) => (
                <Menu.Item key={id} className="menu-item" onSelect={() => onAssign(id)}>
                  <Said>{name}</Said>
                </Menu.Item>
              ))}
            </Menu.SubContent>
          </Menu.Portal>
        </Menu.Sub>
      )}
      {item.assignee && (
        <Menu.Item className="menu-item" onSelect={() => onAssign(null)}>
          {t('attention.assignToNobody')}
        </Menu.Item>
      )}
    </>
  )
}
