/** The text of a file of the script tag, built from the source of that name: `tsup.config.ts` puts it in this place. */
declare module 'built:*' {
  const text: string
  export default text
}
