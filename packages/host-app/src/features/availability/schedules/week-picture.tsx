import { Skeleton } from '@mantine/core'
import classes from './week-picture.module.css'

const DAYS = [
  { day: 0, from: 20, size: 55 },
  { day: 1, from: 20, size: 55 },
  { day: 2, from: 35, size: 30 },
  { day: 3, from: 20, size: 55 },
  { day: 4, from: 20, size: 35 },
]

/** A week with hours. */
export function WeekPicture() {
  return (
    <div className={classes.picture}>
      {DAYS.map(({ day, from, size }) => (
        <span key={day} className={classes.column}>
          <span className={classes.block} style={{ insetBlockStart: `${from}%`, blockSize: `${size}%` }} />
        </span>
      ))}
    </div>
  )
}

export function ScheduleSkeleton() {
  return (
    <div className={classes.skeleton}>
      <div>
        <Skeleton height={48} mb={8} />
        <Skeleton height={48} />
      </div>
      <div>
        <Skeleton height={36} mb={32} />
        {Array.from({ length: 7 }, (_, day) => (
          <Skeleton key={day} height={36} mb={16} />
        ))}
      </div>
    </div>
  )
}
