import classes from './key-caps.module.css'

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** `mod k` as on this device's keyboard. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className={classes.caps} dir="ltr">
      {keys.split(' ').map((key) => (
        <kbd key={key} className={classes.cap}>
          {key === 'mod' ? (IS_APPLE ? '⌘' : 'Ctrl') : key.toUpperCase()}
        </kbd>
      ))}
    </span>
  )
}
