import { Skeleton } from '@mantine/core'
import classes from './event-types-picture.module.css'

/** A drawing of the list to come. */
export function EventTypesPicture() {
  return (
    <div className={classes.picture}>
      {[140, 180, 110].map((width, index) => (
        <div key={width} className={classes.line} data-first={index === 0 || undefined}>
          <span className={classes.dot} />
          <span className={classes.words}>
            <span className={classes.word} style={{ width }} />
            <span className={classes.small} style={{ width: width * 0.6 }} />
          </span>
          <span className={classes.toggle} />
        </div>
      ))}
    </div>
  )
}

export function EventTypesSkeleton() {
  return (
    <div className={classes.skeleton}>
      {[220, 160, 260, 190].map((width) => (
        <div key={width} className={classes.row}>
          <div className={classes.words}>
            <Skeleton height={18} width={width} />
            <Skeleton height={13} width={width * 0.8} mt={8} />
          </div>
          <Skeleton height={34} width={110} />
          <Skeleton height={20} width={38} radius="xl" />
        </div>
      ))}
    </div>
  )
}
