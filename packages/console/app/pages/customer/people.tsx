import { useInfiniteQuery } from '@tanstack/react-query'
import { peopleQuery } from '../../api/queries'
import { personName, words } from '../../ui/format'
import { Empty, More, Reading } from '../../ui/states'
import { Avatar, Badge, Said, When } from '../../ui/text'

/** The people of a customer, those who were active last first. */
export function CustomerPeople({ customerId }: { customerId: string }) {
  const query = useInfiniteQuery(peopleQuery({ customerId, limit: 100 }))
  return (
    <Reading query={query} rows={6}>
      {({ pages }) => {
        const people = pages.flatMap(({ items }) => items)
        if (people.length === 0)
          return (
            <Empty title="Nobody is known here yet">
              People belong to a customer by the domain of their mail, or by what events and providers say.
            </Empty>
          )
        return (
          <>
            <ul className="list">
              {people.map(({ id, name, email, journeyStage, lastActivityAt }) => {
                const shown = personName({ id, name, email })
                return (
                  <li className="list-row" key={id}>
                    <Avatar name={shown} />
                    <span className="list-main">
                      <Said>{shown}</Said>
                      <span className="soft list-under">
                        <Said>{shown === email ? '' : (email ?? '')}</Said>
                      </span>
                    </span>
                    <Badge of={journeyStage} label={words(journeyStage)} />
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
  )
}
