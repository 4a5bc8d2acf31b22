import { useNavigate } from '@tanstack/react-router'
import { t } from '../../texts/catalogue'
import { Tabs } from '../../ui/tabs'

/** Leads from the list of people to that of champions, and back. */
export function PeopleTabs({ chosen }: { chosen: 'people' | 'champions' }) {
  const navigate = useNavigate()
  return (
    <Tabs
      label={t('champions.views')}
      tabs={[
        { id: 'people', name: t('champions.everybody') },
        { id: 'champions', name: t('champions.title') }
      ]}
      chosen={chosen}
      onChoose={(id) => void navigate(id === 'champions' ? { to: '/people/champions' } : { to: '/people', search: {} })}
    />
  )
}
