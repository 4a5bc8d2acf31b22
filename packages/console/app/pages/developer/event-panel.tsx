import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ArrivedEvent } from '../../api/developer'
import { t } from '../../texts/catalogue'
import { Copy } from '../../ui/controls'
import { Dialog } from '../../ui/dialog'
import { customerName, exact, personName, words } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty } from '../../ui/states'
import { Said } from '../../ui/text'

/** One event: whose it is and what decided that, what it carried, and all of it as JSON. */
export function EventPanel({ of, onClose }: { of: ArrivedEvent | undefined; onClose(): void }) {
  return (
    <Dialog kind="side" title={of ? <Said>{of.name}</Said> : t('developer.event.gone')} onClose={onClose}>
      {of ? <Event of={of} /> : <Empty title={t('developer.event.gone')}>{t('developer.event.goneWhy')}</Empty>}
    </Dialog>
  )
}

function Event({ of }: { of: ArrivedEvent }) {
  const { type, person, customer, occurredAt, receivedAt, clamped, source, provider, path, properties, isShortened } = of
  const [isRaw, setRaw] = useState(false)
  const raw = JSON.stringify(of, null, 2)
  return (
    <div className="item">
      <Section title={t('developer.event.whose')}>
        <ul className="plain-list">
          <li>
            {person ? <Said>{personName(person)}</Said> : t('developer.events.nobody')}
            <span className="soft">
              {person
                ? t(`developer.personBy.${person.decidedBy}`, { key: person.key ?? t('developer.event.unknown') })
                : t('developer.personBy.none')}
            </span>
          </li>
          <li>
            {customer ? (
              <Link to="/customers/$id" params={{ id: customer.id }}>
                <Said>{customerName(customer)}</Said>
              </Link>
            ) : (
              t('developer.events.noCustomer')
            )}
            <span className="soft">
              {customer
                ? t(`developer.customerBy.${customer.decidedBy}`, { key: customer.key ?? t('developer.event.unknown') })
                : t('developer.customerBy.none')}
            </span>
          </li>
        </ul>
      </Section>
      <Section title={t('developer.event.what')}>
        <dl className="facts-list">
          <dt>{t('developer.event.kind')}</dt>
          <dd>{words(type)}</dd>
          <dt>{t('developer.event.happened')}</dt>
          <dd>
            {exact(new Date(occurredAt))}
            {clamped && <span className="soft"> {t('developer.event.clamped')}</span>}
          </dd>
          <dt>{t('developer.event.arrived')}</dt>
          <dd>{exact(new Date(receivedAt))}</dd>
          <dt>{t('developer.event.from')}</dt>
          <dd>{provider ? words(provider) : words(source)}</dd>
          {path && (
            <>
              <dt>{t('developer.event.page')}</dt>
              <dd>
                <Said>{path}</Said>
              </dd>
            </>
          )}
        </dl>
      </Section>
      <Section title={t('developer.event.properties')}>
        {isShortened ? (
          <p className="soft">{t('developer.event.shortened')}</p>
        ) : Object.keys(properties).length === 0 ? (
          <p className="soft">{t('developer.event.noProperties')}</p>
        ) : (
          <dl className="facts-list">
            {Object.entries(properties).map(([name, value]) => (
              <Property key={name} name={name} value={value} />
            ))}
          </dl>
        )}
      </Section>
      <div className="dialog-actions">
        <button type="button" className="button" aria-expanded={isRaw} onClick={() => setRaw(!isRaw)}>
          {isRaw ? t('developer.event.hideJson') : t('developer.event.showJson')}
        </button>
        <Copy text={raw} label={t('developer.event.copyJson')} />
      </div>
      {isRaw && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reached by the keyboard
        <pre className="code raw" tabIndex={0}>
          {raw}
        </pre>
      )}
    </div>
  )
}

function Property({ name, value }: { name: string; value: unknown }) {
  return (
    <>
      <dt>
        <Said>{name}</Said>
      </dt>
      <dd>
        <Said>{typeof value === 'string' ? value : JSON.stringify(value)}</Said>
      </dd>
    </>
  )
}
