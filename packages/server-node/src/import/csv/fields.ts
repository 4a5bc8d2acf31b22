/** What the rows of a CSV file are. */
export const rowKinds = ['people', 'customers'] as const
export type RowKind = (typeof rowKinds)[number]

/** What a column holds: a field, a trait of its own name, or nothing that is imported. */
export type ColumnField = { field: string } | { trait: string; type: 'text' | 'number' | 'boolean' } | { ignored: true }

interface KnownField {
  name: string
  /** What columns are called beside the name of the field; capitals, blanks and marks do not count. */
  aliases: readonly string[]
}

/** The fields of each kind of rows, the ones that name the row first. */
export const fieldsOfKind: Readonly<Record<RowKind, readonly KnownField[]>> = {
  people: [
    { name: 'email', aliases: ['emailaddress', 'mail', 'workemail', 'useremail', 'contactemail', 'primaryemail'] },
    { name: 'userId', aliases: ['id', 'user', 'uid', 'contactid', 'personid', 'externalid'] },
    { name: 'name', aliases: ['fullname', 'displayname', 'username', 'contactname', 'contact'] },
    { name: 'firstName', aliases: ['givenname', 'first'] },
    { name: 'lastName', aliases: ['surname', 'familyname', 'last'] },
    {
      name: 'customerId',
      aliases: ['accountid', 'companyid', 'organizationid', 'orgid', 'workspaceid', 'tenantid', 'customer', 'account']
    },
    { name: 'customerDomain', aliases: ['domain', 'companydomain', 'accountdomain', 'website', 'companywebsite'] }
  ],
  customers: [
    {
      name: 'customerId',
      aliases: ['id', 'accountid', 'companyid', 'organizationid', 'orgid', 'workspaceid', 'tenantid', 'recordid', 'externalid']
    },
    {
      name: 'name',
      aliases: ['companyname', 'accountname', 'customername', 'company', 'account', 'customer', 'organization', 'organisation']
    },
    { name: 'domain', aliases: ['website', 'url', 'companydomain', 'companydomainname', 'accountdomain', 'homepage', 'webpage'] }
  ]
}

/** The field of this name or alias. */
export function fieldNamed(kind: RowKind, heading: string): string | undefined {
  const name = heading.toLowerCase().replace(/[^a-z0-9]/g, '')
  return fieldsOfKind[kind].find((field) => field.name.toLowerCase() === name || field.aliases.includes(name))?.name
}

/** The name of a trait: filters find traits whose names have letters, digits, dashes and underscores alone. */
export function traitName(heading: string): string {
  if (/^[A-Za-z0-9_-]{1,100}$/.test(heading)) return heading
  const name = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '_')
    .replace(/^_+|_+$/g, '')
  return name.slice(0, 100)
}

/** A mapping in words, as `--map` takes it. */
export function fieldInWords(column: ColumnField): string {
  if ('field' in column) return column.field
  return 'trait' in column ? `trait:${column.trait}` : 'ignore'
}
