declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css' {}

/**
 * The compiled styles of everything that the server's entry imports. `stylesApart` has those that only pages without a
 * script use, and `stylesOfChoice` those of choosing a person.
 */
declare module 'virtual:styles' {
  export const styles: string
  export const stylesApart: string
  export const stylesOfChoice: string
}

/** Addresses of the browser's scripts by entry name, and the source of the inline script. */
declare module 'virtual:entry-scripts' {
  import type { PageScript } from '@scheduling/contract/public-pages'

  const scripts: Record<PageScript | 'framed' | 'firstTimes', string>
  export default scripts
}
