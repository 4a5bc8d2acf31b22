import { useState } from 'react'
import { useMay } from '../../../api/session'
import type { NewTeamLink } from '../../../api/team'
import { t } from '../../../texts/catalogue'
import { Empty } from '../../../ui/states'
import { GivenLink } from './given-link'
import { Invite } from './invite'
import { Links } from './links'
import { Members } from './members'
import { People } from './people'
import { Sessions } from './sessions'

/** Who can sign in, as what, and where they are signed in. */
export function Team() {
  const may = useMay('workspace_members:read')
  const mayChange = useMay('workspace_settings:manage')
  const [given, setGiven] = useState<NewTeamLink>()
  if (!may) return <Empty title={t('team.people.may')}>{t('team.people.mayHelp')}</Empty>
  return (
    <>
      {mayChange && <Invite onMade={setGiven} />}
      <People onLink={setGiven} />
      <Links />
      {mayChange && <Sessions />}
      <Members />
      {given && <GivenLink link={given} onClose={() => setGiven(undefined)} />}
    </>
  )
}
