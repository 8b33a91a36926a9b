import { BRAND_MARKS } from './brand-marks.ts'
import classes from './app-mark.module.css'

/** An app's logo; its name is beside it. */
export function AppMark({ id, name }: { id: string; name: string }) {
  const path = BRAND_MARKS[id]
  return (
    <span className={classes.mark} aria-hidden>
      {path ? (
        <svg viewBox="0 0 24 24" width={22} height={22} fill="currentColor">
          <path d={path} />
        </svg>
      ) : (
        letterOf(name)
      )}
    </span>
  )
}

/** The first letter of the brand, which is in Latin letters in every language. */
function letterOf(name: string): string {
  return /[a-z]/i.exec(name)?.[0] ?? name.slice(0, 1)
}
