declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css' {}

/** The compiled style sheets of everything the server's entry imports; `stylesApart` of what pages that no script takes over show alone. */
declare module 'virtual:styles' {
  export const styles: string
  export const stylesApart: string
}

/** Addresses of the browser's scripts, by the names of their entries, and the source of the one in the document. */
declare module 'virtual:entry-scripts' {
  import type { PageScript } from '@scheduling/contract/public-pages'

  const scripts: Record<PageScript | 'framed' | 'firstTimes', string>
  export default scripts
}
