import { useWords } from '../../page/words.tsx'
import controls from '../../ui/controls.module.css'
import css from './booking-card.module.css'
import { googleLink, outlookLink } from './calendar-links.ts'
import type { CalendarEntry } from './calendar-links.ts'

export function AddToCalendar({ entry, invite }: { entry: CalendarEntry; invite: string }) {
  const { t } = useWords()
  return (
    <section className={css.section}>
      <h3 className={css.label}>{t('addToCalendar')}</h3>
      <div className={css.row}>
        <a className={controls.quiet} href={googleLink(entry)} target="_blank" rel="noopener noreferrer">
          Google
        </a>
        <a className={controls.quiet} href={outlookLink(entry)} target="_blank" rel="noopener noreferrer">
          Outlook
        </a>
        <a className={controls.quiet} href={invite} download>
          {t('otherCalendar')}
        </a>
      </div>
    </section>
  )
}
