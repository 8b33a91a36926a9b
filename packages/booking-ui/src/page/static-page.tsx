import type { PageData } from '@scheduling/contract'
import { noticesTranslator } from '@scheduling/messages/notices'
import { BookingListPage } from '../features/event-types/booking-list-page.tsx'
import { NoticePage } from '../features/notices/notice-page.tsx'
import { LanguageProvider } from './language-menu.tsx'
import { linksFrom } from './links.ts'
import { Page } from './page.tsx'
import { createSettings } from './settings-model.ts'
import { WordsProvider } from './words.tsx'
import type { PageTexts } from './words.tsx'

export type StaticData = Exclude<PageData, { kind: 'event' | 'booking' }>

/** A page that no script takes over: links are all it needs. */
export function StaticPage({ data, texts }: { data: StaticData; texts: PageTexts }) {
  const { search, language, embed } = data.options
  const t = noticesTranslator(language)
  return (
    <WordsProvider value={createSettings(data, texts).words()}>
      <LanguageProvider value={{ link: linksFrom(search), onChange: () => undefined }}>
        <Page framed={embed !== null}>
          {data.kind === 'booking_list' ? (
            <BookingListPage owner={data.owner} events={data.events} {...{ search, t }} />
          ) : (
            <NoticePage kind={data.kind} owner={data.owner} {...{ search, t }} />
          )}
        </Page>
      </LanguageProvider>
    </WordsProvider>
  )
}

export function staticTitle(data: StaticData): string {
  const t = noticesTranslator(data.options.language)
  switch (data.kind) {
    case 'booking_list':
      return t('listTitle', { name: data.owner.name })
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
