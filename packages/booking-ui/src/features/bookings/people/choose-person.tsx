import type { PublicPerson } from '@scheduling/contract'
import { PAGE_PARAMS } from '@scheduling/contract/page'
import { englishCity } from '@scheduling/domain/words'
import { translator } from '@scheduling/messages'
import type { ChoiceMessages } from '@scheduling/messages/choice'
import { useRef, useState } from 'react'
import type { PageModel } from '../../../page/page-model.ts'
import { useWords } from '../../../page/words.tsx'
import { takesOver } from '../../../ui/clicks.ts'
import { useStore } from '../../../ui/store.ts'
import type { EventPageModel } from '../event-page/event-page-model.ts'
import css from './choose-person.module.css'
import { meet } from './meet.ts'

/** Anyone, or one of the people. Once a time is picked, who was chosen. A separate file, because most pages have no choice. */
export function ChoosePerson({ page }: { page: PageModel<EventPageModel> }) {
  const { search, texts } = useStore(page.settings)
  const { tag } = useWords()
  const { people = [] } = page.view.data
  const { start, booked } = useStore(page.view.book)
  const isPicking = start === null
  const latest = useRef(0)
  // Shows what was pressed at once. The times follow.
  const [pressed, setPressed] = useState<string | null>()
  if (!texts.choice || booked) return null
  const t = translator<ChoiceMessages>(texts.choice, tag)
  const chosen = pressed === undefined ? new URLSearchParams(search).get(PAGE_PARAMS.person) : pressed

  async function choose(person: string | null, name: string) {
    const own = ++latest.current
    setPressed(person)
    await meet(page, person, name, () => own === latest.current)
    if (own === latest.current) setPressed(undefined)
  }

  const choice = (person: PublicPerson | null) => {
    const link = person?.link ?? null
    const isChosen = chosen === link
    if (!isPicking && !isChosen) return null
    const name = person?.name ?? t('anybody')
    return (
      <a
        key={link}
        className={css.choice}
        href={isPicking ? page.linkHere({ person: link }) : undefined}
        aria-current={isChosen || undefined}
        rel="nofollow"
        onClick={(event) => takesOver(event) && isPicking && void choose(link, name)}
      >
        {person?.avatar && <img className={css.picture} src={person.avatar} alt="" width="28" height="28" />}
        <bdi>{name}</bdi>
        {isPicking || (person && englishCity(person.timeZone))}
      </a>
    )
  }
  return (
    <div
      className={css.people}
      role="group"
      aria-label={t('choosePerson')}
      aria-busy={pressed !== undefined || undefined}
    >
      {[null, ...people].map(choice)}
    </div>
  )
}
