import { Link } from '@tanstack/react-router'
import { useMay } from '../../api/session'
import { Page, Section } from '../../ui/page'
import { Empty } from '../../ui/states'
import { choice } from '../../url'
import { Changes } from './changes'
import { NeedsAttention } from './needs-attention'
import { type Question, questions, Said } from './said'
import { Segments, Trends } from './trends'

export const homeSearch = (raw: Record<string, unknown>) => choice(raw, 'about', Object.keys(questions) as Question[])

/** What needs somebody, what was said, what changed, and how things go. */
export function HomePage() {
  const may = useMay('customer_intelligence:read')
  if (!may)
    return (
      <Page title="Home">
        <Empty title="Your key may not see customers">
          This page needs the grant <code>customer_intelligence:read</code>. The navigation has what your key may see.
        </Empty>
      </Page>
    )
  return (
    <Page title="Home">
      <div className="home">
        <div className="home-main">
          <Section title="Needs attention" aside={<Link to="/attention">All</Link>}>
            <NeedsAttention />
          </Section>
          <Section title="What customers say">
            <Said />
          </Section>
        </div>
        <div className="home-side">
          <Section title="What changed">
            <Changes />
          </Section>
          <Segments />
        </div>
        <div className="home-trends">
          <Trends />
        </div>
      </div>
    </Page>
  )
}
