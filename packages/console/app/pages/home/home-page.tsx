import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { customersQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { Page, Section } from '../../ui/page'
import { Empty } from '../../ui/states'
import { choice } from '../../url'
import { MayLeave } from '../assessments'
import { Changes } from './changes'
import { NeedsAttention } from './needs-attention'
import { Pulse } from './pulse'
import { type Question, questions, Said } from './said'
import { Segments, Trends } from './trends'
import { Welcome } from './welcome'
import './home.css'

export const homeSearch = (raw: Record<string, unknown>) => choice(raw, 'about', Object.keys(questions) as Question[])

/** What needs somebody, what changed, how things go, and what was said. */
export function HomePage() {
  const may = useMay('customer_intelligence:read')
  const customers = useInfiniteQuery({ ...customersQuery({ limit: 1 }), enabled: may }).data?.pages[0]?.pagination.total
  if (!may)
    return (
      <Page title="Home">
        <Empty title="Your key may not see customers">
          This page needs the grant <code>customer_intelligence:read</code>. The navigation has what your key may see.
        </Empty>
      </Page>
    )
  if (customers === 0)
    return (
      <Page title="Home">
        <Welcome />
      </Page>
    )
  return (
    <Page title="Home">
      <Pulse />
      <div className="home">
        <Section title="Needs attention" aside={<Link to="/attention">All</Link>}>
          <NeedsAttention />
        </Section>
        <Section title="May leave">
          <MayLeave />
        </Section>
        <Section title="What changed">
          <Changes />
        </Section>
        <div className="home-trends">
          <Trends />
        </div>
        <Section title="What customers say">
          <Said />
        </Section>
        <Segments />
      </div>
    </Page>
  )
}
