import { useText } from '../../language/language.tsx'
import { calendarsOf } from '../../shell/navigation.ts'
import { useRooms } from '../../shell/use-rooms.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { OnboardPage } from './onboard-page.tsx'
import classes from './onboard-page.module.css'

/** The calendars that rooms bring; without any there is nothing to skip. */
export function CalendarPage() {
  const t = useText()
  const calendars = calendarsOf(useRooms())
  const hasSome = calendars.length > 0
  return (
    <OnboardPage
      step="calendar"
      title={t('calendars.title')}
      text={hasSome ? t('calendars.text') : t('calendars.none')}
    >
      <div className={classes.ways}>
        {calendars.map(({ name, path }) => (
          <LinkButton key={path} to={path as string} size="md">
            {t('calendars.connect', { name })}
          </LinkButton>
        ))}
        <LinkButton to="/onboard/ready" size="md" variant={hasSome ? 'default' : 'filled'}>
          {hasSome ? t('calendars.skip') : t('calendars.finish')}
        </LinkButton>
      </div>
    </OnboardPage>
  )
}
