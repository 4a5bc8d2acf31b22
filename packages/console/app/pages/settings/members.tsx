import { useQuery } from '@tanstack/react-query'
import { membersQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { plural } from '../../ui/format'
import { Empty, Reading } from '../../ui/states'
import { Avatar, Said } from '../../ui/text'

/** The workspace's own people, who own customers. */
export function Members() {
  const may = useMay('workspace_members:read')
  const query = useQuery({ ...membersQuery, enabled: may })
  if (!may)
    return (
      <Empty title="Your key may not see members">
        That needs the grant <code>workspace_members:read</code>.
      </Empty>
    )
  return (
    <Reading query={query} rows={5}>
      {(members) =>
        members.length === 0 ? (
          <Empty title="No members yet">
            Your own code puts them: <code>workspace.members.put([…])</code>, or <code>PUT /api/members</code>. Then customers can have
            owners.
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
                <span className="soft number">{plural(ownedCustomerCount, 'customer')}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Reading>
  )
}
