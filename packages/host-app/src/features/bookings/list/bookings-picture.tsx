import { Skeleton } from '@mantine/core'
import classes from './bookings-picture.module.css'

/** A day with a meeting. */
export function BookingsPicture() {
  return (
    <div className={classes.picture}>
      {[0, 1, 2, 3, 4].map((hour) => (
        <span key={hour} className={classes.hour} />
      ))}
      <span className={classes.meeting}>
        <span />
        <span />
      </span>
    </div>
  )
}

export function BookingsSkeleton() {
  return (
    <div>
      {[3, 2].map((count) => (
        <div key={count} className={classes.group}>
          <Skeleton height={16} width={160} mb={12} />
          {Array.from({ length: count }, (_, row) => (
            <div key={row} className={classes.row}>
              <Skeleton height={16} width={110} />
              <Skeleton height={16} width="40%" />
              <Skeleton height={16} width={120} ml="auto" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
