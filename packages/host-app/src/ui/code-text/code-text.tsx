import classes from './code-text.module.css'

/** What programs say or read, as it is: it scrolls where it is long. */
export function CodeText({ children }: { children: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys have to reach it
    <pre dir="ltr" className={classes.code} tabIndex={0}>
      <code>{children}</code>
    </pre>
  )
}
