import { useMay } from '../../api/session'
import { PersonalData } from './personal-data'
import { Retention } from './retention'

/** What is stored about people, and for how long. */
export function Privacy() {
  const mayAsk = useMay('workspace_settings:manage')
  return (
    <>
      <Retention />
      {mayAsk && <PersonalData />}
    </>
  )
}
