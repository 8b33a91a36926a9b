import { useWords } from '../../page/words.tsx'
import controls from '../../ui/controls.module.css'
import css from './booking-card.module.css'
import { googleLink, outlookLink } from './calendar-links.ts'
import type { CalendarEntry } from './calendar-links.ts'

export function AddToCalendar({ entry, invite }: { entry: CalendarEntry; invite: string }) {
  const { t } = useWords()
  const links = [
    ['Google', googleLink(entry)],
    ['Outlook', outlookLink('outlook.live.com', entry)],
    ['Office 365', outlookLink('outlook.office.com', entry)],
  ] as const
  return (
    <section className={css.section}>
      <h3 className={css.label}>{t('addToCalendar')}</h3>
      <div className={css.row}>
        {links.map(([name, href]) => (
          <a key={name} className={controls.quiet} href={href} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ))}
        <a className={controls.quiet} href={invite} download>
          {t('otherCalendar')}
        </a>
      </div>
    </section>
  )
}
