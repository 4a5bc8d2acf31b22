import { useQuery } from '@tanstack/react-query'
import { membersQuery } from '../../../api/queries'
import { t } from '../../../texts/catalogue'
import { TextOf } from '../../../texts/text-of'
import { Section } from '../../../ui/page'
import { Empty, Reading } from '../../../ui/states'
import { Avatar, Said } from '../../../ui/text'

/** The workspace's own people, who own customers. */
export function Members() {
  const query = useQuery(membersQuery)
  return (
    <Section title={t('team.members.title')}>
      <Reading query={query} rows={5}>
        {(members) =>
          members.length === 0 ? (
            <Empty title={t('team.members.none')}>
              <TextOf of="team.members.noneHelp" />
            </Empty>
          ) : (
            <ul className="list">
              {members.map(({ id, name, email, title, ownedCustomerCount }) => (
                <li className="list-row" key={id}>
                  <Avatar name={name} />
                  <span className="list-main">
                    <Said>{name}</Said>
                    <span className="soft list-under">
                      <Said>{[title, email].filter(Boolean).join(' · ')}</Said>
                    </span>
                  </span>
                  <span className="soft number">{t('team.members.owns', { count: ownedCustomerCount })}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
    </Section>
  )
}
