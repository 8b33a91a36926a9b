import classes from './code-text.module.css'

/** Text of programs, unchanged: it scrolls if it is long. */
export function CodeText({ children }: { children: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <pre dir="ltr" className={classes.code} tabIndex={0}>
      <code>{children}</code>
    </pre>
  )
}
