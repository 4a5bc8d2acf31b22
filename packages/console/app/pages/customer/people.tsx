import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { peopleQuery } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { codeWord, personName } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty, More, Reading } from '../../ui/states'
import { Avatar, Badge, Said, When } from '../../ui/text'
import { ChampionBadge, ChampionRow } from '../people/champion-row'
import { championsQuery } from '../people/queries'
import '../people/people.css'

/** The people of a customer: the champions that it lost, and everybody, those who were active last first. */
export function CustomerPeople({ customerId }: { customerId: string }) {
  const query = useInfiniteQuery(peopleQuery({ customerId, limit: 100 }))
  const champions = useInfiniteQuery(championsQuery({ customer: customerId })).data?.pages.flatMap(({ items }) => items) ?? []
  const lost = champions.filter(({ status }) => status !== 'present')
  const championOf = new Map(champions.map((champion) => [champion.userId, champion]))
  return (
    <>
      {lost.length > 0 && (
        <Section title={t('champions.lostTitle')}>
          <ul className="list">
            {lost.map((champion) => (
              <ChampionRow key={champion.id} champion={champion} shows="person" />
            ))}
          </ul>
        </Section>
      )}
      <Reading query={query} rows={6}>
        {({ pages }) => {
          const people = pages.flatMap(({ items }) => items)
          if (people.length === 0) return <Empty title={t('customerPeople.none')}>{t('customerPeople.noneWhy')}</Empty>
          return (
            <>
              <ul className="list">
                {people.map(({ id, name, email, journeyStage, lastActivityAt }) => {
                  const shown = personName({ id, name, email })
                  const champion = championOf.get(id)
                  return (
                    <li className="list-row" key={id}>
                      <Avatar name={shown} />
                      <span className="list-main">
                        <Link to="/people/$id" params={{ id }} search={{}} className="row-link" data-row>
                          <Said>{shown}</Said>
                        </Link>
                        <span className="soft list-under">
                          <Said>{shown === email ? '' : (email ?? '')}</Said>
                        </span>
                      </span>
                      {champion && <ChampionBadge of={champion} />}
                      <Badge of={journeyStage} label={codeWord('stage', journeyStage)} />
                      <span className="list-when soft">
                        <When at={lastActivityAt} />
                      </span>
                    </li>
                  )
                })}
              </ul>
              <More query={query} />
            </>
          )
        }}
      </Reading>
    </>
  )
}
