import { Skeleton } from '@mantine/core'
import rows from '../rows.module.css'

/** Three rows with a name, a line below it and a button, while a list loads. */
export function RowsSkeleton() {
  return (
    <div className={rows.skeleton}>
      {[180, 240, 150].map((width) => (
        <div key={width} className={rows.waiting}>
          <div>
            <Skeleton height={18} width={width} />
            <Skeleton height={13} width={width * 1.3} mt={8} />
          </div>
          <Skeleton height={34} width={110} />
        </div>
      ))}
    </div>
  )
}
