/** What other products call our names, both folded; the first that is allowed is meant. */
export const synonyms = new Map(
  [
    ['userid', 'uid', 'distinctid', 'externaluserid', 'externalid', 'id', 'profileid', 'personid', 'contactid', 'memberid'],
    ['visitorid', 'anonymousid', 'anonid', 'deviceid', 'clientid'],
    ['customerid', 'accountid', 'orgid', 'organizationid', 'organisationid', 'companyid', 'groupid', 'tenantid', 'workspaceid', 'teamid'],
    ['customerid', 'externalid', 'id', 'externalcustomerid'],
    ['externalid', 'id', 'subscriptionid', 'factid', 'messageid', 'sourceid'],
    ['customer', 'account', 'company', 'organization', 'organisation', 'customerid', 'accountid', 'companyid', 'orgid', 'organizationid'],
    ['timestamp', 'occurredat', 'time', 'ts', 'date', 'datetime', 'at', 'when', 'createdat', 'sentat', 'originaltimestamp', 'eventtime'],
    ['occurredat', 'timestamp', 'time', 'ts', 'date', 'datetime', 'at', 'when', 'createdat', 'sentat', 'happenedat'],
    ['uuid', 'messageid', 'insertid', 'eventid', 'eventuuid', 'id', 'idempotencykey', 'dedupekey'],
    ['eventname', 'event', 'name'],
    ['type', 'eventtype', 'kind'],
    ['properties', 'props', 'params', 'payload', 'data', 'metadata', 'attributes', 'eventproperties'],
    ['traits', 'properties', 'attributes', 'metadata', 'userproperties', 'usertraits', 'personproperties', 'customertraits', 'data'],
    ['customertraits', 'accounttraits', 'companytraits', 'grouptraits', 'accountproperties', 'groupproperties'],
    ['email', 'emailaddress', 'mail', 'useremail'],
    ['name', 'fullname', 'displayname', 'title', 'companyname', 'label'],
    ['title', 'jobtitle', 'position'],
    ['domain', 'website', 'companydomain', 'hostname', 'url'],
    ['referrer', 'referer'],
    ['useridentity', 'user', 'identity', 'identify', 'person'],
    ['customeridentity', 'customer', 'account', 'company', 'organization'],
    ['events', 'batch', 'items', 'data'],
    ['grants', 'permissions', 'scopes', 'roles'],
    ['expiresat', 'expires', 'expiry', 'expiresin', 'validuntil'],
    ['domains', 'origins', 'allowedorigins', 'alloweddomains', 'hosts', 'domain'],
    ['store', 'storage', 'database', 'db', 'adapter'],
    ['basepath', 'prefix', 'path', 'mountpath', 'baseurl'],
    ['connectionstring', 'url', 'uri', 'databaseurl', 'connectionurl', 'connection', 'dsn'],
    ['datadir', 'dir', 'directory', 'path', 'folder', 'file', 'data'],
    ['transaction', 'tx', 'trx', 'client'],
    ['actor', 'actorid', 'by', 'byid', 'member', 'memberid', 'user', 'userid', 'reviewer', 'onbehalfof'],
    ['until', 'expiresat', 'snoozeduntil', 'snoozeuntil', 'end'],
    ['slug', 'handle', 'key', 'id']
  ].reduce((found, [name = '', ...others]) => {
    for (const other of others) found.set(other, [...(found.get(other) ?? []), name])
    return found
  }, new Map<string, string[]>())
)
