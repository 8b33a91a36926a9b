import { Button } from '@mantine/core'
import classes from './booking-details.module.css'

/** Below a fact that the host may change. */
export function ChangeButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Button variant="subtle" size="compact-sm" className={classes.change} onClick={onClick}>
      {text}
    </Button>
  )
}
