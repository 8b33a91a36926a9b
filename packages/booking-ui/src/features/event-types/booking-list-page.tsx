import type { PublicEventSummary, PublicOwner, PublicPerson } from '@scheduling/contract'
import type { Translate } from '@scheduling/messages'
import type { NoticesMessages } from '@scheduling/messages/notices'
import { LanguageMenu } from '../../page/language-menu.tsx'
import { Narrow } from '../../page/layout.tsx'
import { withoutView } from '../../page/links.ts'
import { useWords } from '../../page/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { calendarIcon, clockIcon, nextIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { Avatar, Picture } from './avatar.tsx'
import css from './booking-list-page.module.css'
import { HostText } from './host-text.tsx'

interface BookingListPageProps {
  owner: PublicOwner
  events: PublicEventSummary[]
  people?: PublicPerson[] | undefined
  search: string
  t: Translate<NoticesMessages>
}

/** Everything that a host offers. */
export function BookingListPage({ owner, events, people = [], search, t }: BookingListPageProps) {
  const { formats } = useWords()
  return (
    <Narrow>
      <header className={css.head}>
        <Avatar owner={owner} />
        <LanguageMenu />
        <h1 className={css.title}>{owner.name}</h1>
        {owner.welcomeMessage && <HostText text={owner.welcomeMessage} />}
      </header>
      {events.length === 0 && people.length === 0 ? (
        <Notice tone="plain" icon={calendarIcon} title={t('listEmpty')}>
          <p>{t('listEmptyHint')}</p>
        </Notice>
      ) : null}
      {events.length > 0 && (
        <section aria-labelledby="offers">
          <h2 className={css.pick} id="offers">
            {t('listPick')}
          </h2>
          <ul className={css.list}>
            {events.map((event) => (
              <li key={event.slug}>
                <a className={css.event} href={`/${owner.link}/${event.slug}${withoutView(search)}`}>
                  <span className={css.name}>{event.name}</span>
                  <span className={css.duration}>
                    <Icon shape={clockIcon} />
                    {formats.duration(event.duration)}
                  </span>
                  <span className={css.description}>{event.description}</span>
                  <Icon shape={nextIcon} className={css.arrow} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {people.length > 0 && (
        <section className={css.people} aria-labelledby="people">
          <h2 className={css.pick} id="people">
            {t('listPeople')}
          </h2>
          <ul className={css.list}>
            {people.map((person) => (
              <li key={person.link}>
                <a className={css.person} href={`/${person.link}${withoutView(search)}`}>
                  <Picture of={person} />
                  <bdi className={css.name}>{person.name}</bdi>
                  <Icon shape={nextIcon} className={css.next} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Narrow>
  )
}
