import { useInfiniteQuery } from '@tanstack/react-query'
import { t } from '../../texts/catalogue'
import { Page, Section } from '../../ui/page'
import { Empty, More, Reading } from '../../ui/states'
import { ChampionRow } from './champion-row'
import { PeopleTabs } from './people-tabs'
import { championsQuery } from './queries'
import './people.css'

/** Which accounts lost a champion, and who the champions are. */
export function ChampionsPage() {
  return (
    <Page title={t('champions.title')}>
      <PeopleTabs chosen="champions" />
      <Section title={t('champions.lostTitle')}>
        <Champions status="lost" none={<Empty title={t('champions.noneLost')}>{t('champions.noneLostWhy')}</Empty>} />
      </Section>
      <Section title={t('champions.presentTitle')}>
        <Champions status="present" none={<Empty title={t('champions.none')}>{t('champions.noneWhy')}</Empty>} />
      </Section>
    </Page>
  )
}

function Champions({ status, none }: { status: 'lost' | 'present'; none: React.ReactNode }) {
  const query = useInfiniteQuery(championsQuery({ status }))
  return (
    <Reading query={query} rows={4}>
      {({ pages }) => {
        const items = pages.flatMap(({ items: each }) => each)
        if (items.length === 0) return none
        return (
          <>
            <ul className="list">
              {items.map((champion) => (
                <ChampionRow key={champion.id} champion={champion} />
              ))}
            </ul>
            <More query={query} />
          </>
        )
      }}
    </Reading>
  )
}
