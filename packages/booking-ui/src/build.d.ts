declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css' {}

/** The compiled style sheets of everything the server's entry imports; `stylesApart` of what pages without a script show alone. */
declare module 'virtual:styles' {
  export const styles: string
  export const stylesApart: string
}

/** Addresses of the browser's scripts, by the names of their entries, and the source of the one in the document. */
declare module 'virtual:entry-scripts' {
  const scripts: Record<'booking' | 'manage' | 'framed' | 'poll' | 'firstTimes', string>
  export default scripts
}
