declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css' {}

/** The compiled style sheets of everything the server's entry imports. */
declare module 'virtual:styles' {
  const text: string
  export default text
}

/** Addresses of the browser's scripts, by the names of their entries, and the source of the one in the document. */
declare module 'virtual:entry-scripts' {
  const scripts: Record<'booking' | 'manage' | 'framed' | 'firstTimes', string>
  export default scripts
}
