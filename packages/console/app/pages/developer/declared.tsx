import { useQuery } from '@tanstack/react-query'
import { type DeclaredEvents, declaredEventsQuery } from '../../api/developer'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Said, When } from '../../ui/text'

/** The events that the host has declared, what becomes of others, and the names that came in without a declaration. */
export function Declared() {
  const declared = useQuery(declaredEventsQuery)
  return (
    <Reading query={declared} rows={4}>
      {({ check, items, undeclared, isComplete }) =>
        items.length === 0 ? (
          <Empty title={t('developer.declared.none')}>
            <TextOf of="developer.declared.noneWhy" />
          </Empty>
        ) : (
          <>
            <Section title={t('developer.tabs.declared')}>
              <p className="soft">{t(`developer.declared.check.${check}`)}</p>
              <ul className="list" aria-label={t('developer.tabs.declared')}>
                {items.map((of) => (
                  <Row key={of.name} of={of} />
                ))}
              </ul>
            </Section>
            <Section title={t('developer.declared.undeclared')}>
              {undeclared.length === 0 ? <Empty title={t('developer.declared.allDeclared')} /> : <Undeclared names={undeclared} />}
              {!isComplete && <p className="soft">{t('developer.declared.incomplete')}</p>}
            </Section>
          </>
        )
      }
    </Reading>
  )
}

function Row({ of: { name, description, properties, lastSeenAt } }: { of: DeclaredEvents['items'][number] }) {
  return (
    <li className="list-row issue">
      <span className="list-main">
        <Said>{name}</Said>
        {description && (
          <span className="soft">
            <Said>{description}</Said>
          </span>
        )}
        {properties.length === 0 ? (
          <span className="soft">{t('developer.declared.noProperties')}</span>
        ) : (
          <ul className="plain-list" aria-label={t('developer.declared.properties')}>
            {properties.map((property) => (
              <li key={property.name}>
                <code>{property.name}</code>{' '}
                <span className="soft">
                  <Said>{property.type}</Said>
                  {' · '}
                  {property.required ? t('developer.declared.required') : t('developer.declared.optional')}
                  {property.description && (
                    <>
                      {' · '}
                      <Said>{property.description}</Said>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </span>
      <span className="list-when soft">{lastSeenAt ? <When at={lastSeenAt} /> : t('developer.declared.unseen')}</span>
    </li>
  )
}

function Undeclared({ names }: { names: DeclaredEvents['undeclared'] }) {
  return (
    <ul className="list" aria-label={t('developer.declared.undeclared')}>
      {names.map(({ name, meant, lastSeenAt }) => (
        <li className="list-row issue" key={name}>
          <span className="list-main">
            <Said>{name}</Said>
            {meant && (
              <span className="soft">
                <TextOf of="developer.declared.meant" values={{ name: <Said>{meant}</Said> }} />
              </span>
            )}
          </span>
          <span className="list-when soft">
            <When at={lastSeenAt} />
          </span>
        </li>
      ))}
    </ul>
  )
}
