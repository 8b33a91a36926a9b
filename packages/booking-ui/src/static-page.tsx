import type { PageData } from '@scheduling/contract'
import { translatorFor } from '@scheduling/messages'
import type { Translate } from '@scheduling/messages'
import { confirmTexts } from '@scheduling/messages/confirm'
import { votingTexts } from '@scheduling/messages/voting'
import { noticesTexts } from '@scheduling/messages/notices'
import type { NoticesMessages } from '@scheduling/messages/notices'
import { ConfirmPage } from './features/bookings/confirm/confirm-page.tsx'
import { BookingListPage } from './features/event-types/booking-list-page.tsx'
import { MailsPage } from './features/mails/mails-page.tsx'
import { NoticePage } from './features/notices/notice-page.tsx'
import { PollPage } from './features/polls/poll-page.tsx'
import { LanguageProvider } from './page/language-menu.tsx'
import { linksFrom } from './page/links.ts'
import { Page } from './page/page.tsx'
import { createSettings } from './page/settings-model.ts'
import { WordsProvider } from './page/words.tsx'
import type { PageTexts } from './page/words.tsx'

const [noticesIn, confirmIn, votingIn] = await Promise.all([
  translatorFor(noticesTexts),
  translatorFor(confirmTexts),
  translatorFor(votingTexts),
])

export type StaticData = Exclude<PageData, { kind: 'event' | 'booking' }>

/** A page that no script takes over: links are all it needs. */
export function StaticPage({ data, texts }: { data: StaticData; texts: PageTexts }) {
  const { search, language, embed } = data.options
  const t = noticesIn(language)
  return (
    <WordsProvider value={createSettings(data, texts).words()}>
      <LanguageProvider value={{ link: linksFrom(search), onChange: () => undefined }}>
        <Page framed={embed !== null}>
          <View {...{ data, texts, search, t }} />
        </Page>
      </LanguageProvider>
    </WordsProvider>
  )
}

interface ViewProps {
  data: StaticData
  texts: PageTexts
  search: string
  t: Translate<NoticesMessages>
}

function View({ data, texts, search, t }: ViewProps) {
  switch (data.kind) {
    case 'booking_list':
      return <BookingListPage owner={data.owner} events={data.events} {...{ search, t }} />
    case 'mails':
      return <MailsPage data={data} t={t} />
    case 'confirm':
      return <ConfirmPage data={data} c={confirmIn(data.options.language)} />
    case 'poll':
      return <PollPage data={data} texts={texts} v={votingIn(data.options.language)} />
    default:
      return <NoticePage kind={data.kind} owner={data.owner} {...{ search, t }} />
  }
}

export function staticTitle(data: StaticData): string {
  const t = noticesIn(data.options.language)
  switch (data.kind) {
    case 'booking_list':
      return t('listTitle', { name: data.owner.name })
    case 'mails':
      return t('mailsTitle')
    case 'confirm':
      return `${data.event.name} · ${data.owner.name}`
    case 'poll':
      return `${data.poll.name} · ${data.owner.name}`
    case 'not_found':
      return t('notFound')
    case 'not_open':
      return t('notOpen')
    case 'link_expired':
      return t('linkExpired')
    case 'event_off':
      return t('eventOff')
    case 'unavailable':
      return t('unavailable')
  }
}
