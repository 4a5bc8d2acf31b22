declare module '*.json?url' {
  const address: string
  export default address
}
