import type { CalendarSite } from '@scheduling/contract'
import { CALENDAR_PART } from '@scheduling/contract/bookings/page'
import { useWords } from '../../../page/words.tsx'
import controls from '../../../ui/controls.module.css'
import css from './booking-card.module.css'
import type { BookingLinks } from '../booking-links.ts'

const SITES: [CalendarSite, string][] = [
  ['google', 'Google'],
  ['outlook', 'Outlook'],
  ['office365', 'Office 365'],
]

export function AddToCalendar({
  links,
  heading: Heading = 'h3',
}: {
  links: Pick<BookingLinks, 'calendar' | 'invite'>
  heading?: 'h2' | 'h3'
}) {
  const { t } = useWords()
  return (
    <section className={css.section} id={CALENDAR_PART}>
      <Heading className={css.label}>{t('addToCalendar')}</Heading>
      <div className={css.row}>
        {SITES.map(([site, name]) => (
          <a
            key={site}
            className={controls.quiet}
            href={`${links.calendar}/${site}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
          </a>
        ))}
        <a className={controls.quiet} href={links.invite} download>
          {t('otherCalendar')}
        </a>
      </div>
    </section>
  )
}
