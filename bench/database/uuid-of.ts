/** The uuid that a number stands for, in SQL. */
export const uuidOf = (kind: string, number: string) => `md5('${kind}' || (${number}))::uuid`
