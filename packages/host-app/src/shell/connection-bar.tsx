import { Button } from '@mantine/core'
import { useConnection } from './use-connection.ts'
import { useLanguage } from '../language/language.tsx'
import { RoomBar } from '../ui/room-bar/room-bar.tsx'
import classes from './connection-bar.module.css'

/** Warns when the screen may be outdated. The element is always there: screen readers would miss a new one. */
export function ConnectionBar() {
  const { t } = useLanguage()
  const { isLost, retry } = useConnection()
  return (
    <div role="status" className={classes.place}>
      {isLost && (
        <RoomBar>
          <p>{t('connection.lost')}</p>
          <Button variant="default" size="compact-sm" onClick={retry}>
            {t('state.retry')}
          </Button>
        </RoomBar>
      )}
    </div>
  )
}
