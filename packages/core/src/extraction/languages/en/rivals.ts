import type { Concepts } from '../../grammar/index.js'

/** Products that are sold for the same ends as ours or our hosts': to name one while choosing is news about a choice. */
export const rivals: Concepts = {
  knownRival: [
    'gainsight|totango|churnzero|planhat|vitally|custify|clientsuccess|hubspot|salesforce|sales force|sfdc|microsoft dynamics|dynamics 365|pipedrive|zoho|sugarcrm|attio|freshsales|freshdesk|freshworks|zendesk|intercom|help scout',
    'servicenow|service now|amplitude|mixpanel|posthog|pendo|fullstory|hotjar|rudderstack|snowplow|matomo|google analytics|adobe analytics|klaviyo|mailchimp|marketo|braze|activecampaign|salesloft|zoominfo|clari|fireflies|otter.ai|avoma',
    'clickup|monday.com|airtable|air table|smartsheet|docusign|pandadoc|chargebee|recurly|adyen|braintree|bamboohr|bamboo|personio|workday|rippling|quickbooks|xero|netsuite|odoo|shopify|bigcommerce|woocommerce|algolia|twilio|sendgrid',
    'optimizely|launchdarkly|statsig|auth0|contentful|webflow|sap|oracle|microsoft|google workspace|sharepoint|power bi|tableau|looker|deputy|service titan|servicetitan|jobber|lightspeed|mindbody|calendly|sage|datev',
    'confluence|jira|asana|trello|basecamp|miro|gong|iterable|apollo|fiix|maintainx|limble|upkeep|samsara|geotab|procore|autodesk|canva|moodle|docebo|lessonly'
  ]
}
