declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css' {}

/** The compiled style sheets of everything that the server's entry imports, in the order of the cascade. */
declare module 'virtual:styles' {
  import type { Sheet } from './page/styles.ts'

  export const sheets: Sheet[]
}

/** Addresses of the browser's scripts by entry name, and the source of the inline script. */
declare module 'virtual:entry-scripts' {
  import type { PageScript } from '@scheduling/contract/public-pages'

  const scripts: Record<PageScript | 'framed' | 'firstTimes', string>
  export default scripts
}
