import layout from '../../page/layout.module.css'
import { linksFrom } from '../../page/links.ts'
import { useWords } from '../../page/words.tsx'
import type { PageTexts } from '../../page/words.tsx'
import { alertIcon, clockIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { EventHead } from '../event-types/event-head.tsx'
import { Fact } from '../event-types/facts.tsx'
import { HostText } from '../event-types/host-text.tsx'
import { NoScriptFormContext, TimeZoneControl } from '../time-zones/time-zone-control.tsx'
import { ZoneForm } from '../time-zones/zone-form.tsx'
import { Comments } from './comments.tsx'
import { optionWords } from './option-words.ts'
import { Meeting } from './meeting.tsx'
import type { PollData, VotingTexts } from './poll-texts.ts'
import css from '../../ui/votes.module.css'
import { FormResult } from './form-result.tsx'
import { Share } from './share.tsx'
import { VoteForm } from './vote-form.tsx'
import { zoneWordsOf } from './zone-words.ts'

interface PollPageProps {
  data: PollData
  texts: PageTexts
  v: VotingTexts
}

/** The times of a poll in one form, which a browser sends by itself. A script only updates the counts. */
export function PollPage({ data, texts, v }: PollPageProps) {
  const { poll, owner, options } = data
  const { formats, refusal } = useWords()
  const { timeZone } = options
  const isOpen = poll.state === 'open'
  const words = optionWords(poll, formats, timeZone)
  return (
    <main className={`${layout.narrow} ${css.wide}`}>
      <EventHead
        owner={owner}
        name={poll.name}
        duration={poll.isAllDay ? null : poll.duration}
        locations={poll.locations}
      >
        {poll.deadline && isOpen && (
          <Fact icon={clockIcon}>
            <span data-live="until">
              {v('until', { when: formats.moment(timeZone, Date.parse(poll.deadline)) })}
            </span>
          </Fact>
        )}
      </EventHead>
      {poll.description && <HostText text={poll.description} />}
      <div className={css.parts}>
        <FormResult data={data} v={v} />
        <div data-live="standing">
          <Meeting data={data} v={v} />
          {(poll.state === 'closed' || poll.state === 'expired') && (
            <Notice tone="plain" icon={clockIcon} title={v(poll.state)}>
              <p>{v('closedHint')}</p>
            </Notice>
          )}
        </div>
        <div className={css.top}>
          <h2 className={css.title}>{v(isOpen ? 'title' : 'result')}</h2>
          {!poll.isAllDay && (
            <div data-live="zone">
              <div data-zones={zoneWordsOf(data, texts)}>
                <NoScriptFormContext.Provider value={ZoneForm}>
                  <TimeZoneControl
                    timeZone={timeZone}
                    likely={[poll.timeZone, owner.timeZone]}
                    now={() => options.now}
                    link={linksFrom(options.search)}
                    onChange={() => undefined}
                  />
                </NoScriptFormContext.Provider>
              </div>
            </div>
          )}
        </div>
        <VoteForm data={data} v={v} words={words} />
        {isOpen && <Share data={data} v={v} />}
        <Comments data={data} v={v} />
        <template data-offline>
          <Notice tone="danger" icon={alertIcon} title={refusal('offline')} />
        </template>
      </div>
    </main>
  )
}
