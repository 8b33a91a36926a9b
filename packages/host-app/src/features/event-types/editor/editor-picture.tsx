import { Skeleton } from '@mantine/core'
import classes from './editor.module.css'

export function EditorSkeleton() {
  return (
    <div className={classes.columns}>
      <div>
        {[36, 36, 88, 56, 56, 56, 56, 56].map((height, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they have nothing but their place
          <Skeleton key={index} height={height} mb={20} />
        ))}
      </div>
      <Skeleton className={classes.preview} height={560} radius="lg" />
    </div>
  )
}
