import { Link } from '@tanstack/react-router'
import { t } from '../../texts/catalogue'
import { Section } from '../../ui/page'
import { NeedsAttention } from './needs-attention'
import { Said } from './said'
import { Segments, Trends } from './trends'

/** What stands below the accounts: what waits for somebody, what was said, and the charts. */
export function Below() {
  return (
    <div className="home">
      <Section title={t('home.needsAttention')} aside={<Link to="/attention">{t('home.all')}</Link>}>
        <NeedsAttention />
      </Section>
      <Segments />
      <div className="home-trends">
        <Trends />
      </div>
      <Section title={t('home.whatTheySay')}>
        <Said />
      </Section>
    </div>
  )
}
