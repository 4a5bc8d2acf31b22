import { Link } from '@tanstack/react-router'
import { useMay } from '../../api/session'
import { Icon } from '../../ui/icons'

/** A workspace without data: the ways in which it comes to some. The page fills by itself with the first customer. */
export function Welcome() {
  const maySettings = useMay('workspace_settings:read')
  return (
    <div className="welcome">
      <h2>No customers yet</h2>
      <p className="state-text">Who they are, what they do and what they say shows up here, as soon as one of these is done.</p>
      <ol className="ways">
        <li className="card">
          <h3>
            <Icon name="integrations" /> Connect where your customers are
          </h3>
          <p className="soft">Billing, CRM, mail, calls, chat and tickets are read, and kept up to date.</p>
          <Link to="/integrations" className="button primary">
            Connect a provider
          </Link>
        </li>
        <li className="card">
          <h3>
            <Icon name="people" /> Put the tracker on your pages
          </h3>
          <p className="soft">One script tag sees page views; one call says who somebody is.</p>
          {maySettings ? (
            <Link to="/settings" search={{ tab: 'tracking' }} className="button">
              Get the script tag
            </Link>
          ) : (
            <p className="soft">Whoever has the settings can give you the script tag.</p>
          )}
        </li>
        <li className="card">
          <h3>
            <Icon name="sql" /> Send from your own code
          </h3>
          <p className="soft">Events, customers and subscriptions that your server knows.</p>
          <pre className="code">{"await workspace.customers.put([{ customerId: 'acme', domain: 'acme.com' }])"}</pre>
        </li>
      </ol>
    </div>
  )
}
