/** The address at which the file is served. */
declare module '*.webm' {
  const address: string
  export default address
}
declare module '*.webp' {
  const address: string
  export default address
}
