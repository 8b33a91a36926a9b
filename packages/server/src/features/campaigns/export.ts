import type { FileAnswer } from '@scheduling/contract'
import { BYTE_ORDER_MARK, csvLine, dateOf } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import { activitiesOf } from './figures.ts'
import { eachLead, fieldNamesOf } from './record/leads-store.ts'
import { getCampaign } from './operations.ts'
import { leadPresenter } from './present.ts'

// Programs read the column names, so they are the same in every language.
const COLUMNS = ['number', 'id', 'external_key', 'email', 'website', 'link', 'added_at', 'changed_at']
// What was done with the lead’s link, by whoever had it.
const DONE = [
  'opened_at',
  'played_at',
  'seconds_watched',
  'part_watched',
  'clicked_at',
  'booked_at',
  'booked_at_second',
  // `true`: probably a program, such as one that checks links in emails.
  'suspect',
]

/** All leads as CSV, with a column for each field. They are read while the file is sent. Throws `campaign_not_found`. */
export async function leadsFile(context: Context, hostId: HostId, campaignId: string): Promise<FileAnswer> {
  const campaign = await getCampaign(context, hostId, campaignId)
  const key = { hostId, campaignId }
  const [names, present, activities] = await Promise.all([
    fieldNamesOf(context.db, key),
    leadPresenter(context, campaign, []),
    activitiesOf(context, campaign),
  ])
  async function* content(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine([...COLUMNS, ...DONE, ...names])
    for await (const row of eachLead(context.db, key)) {
      const done = activities.get(row.id)
      const { number, id, externalKey, email, website, link, addedAt, changedAt, fields } = present(row)
      const own = [number, id, externalKey, email, website, link, addedAt, changedAt]
      const did = done
        ? [
            done.openedAt,
            done.playedAt,
            done.secondsWatched,
            done.part,
            done.clickedAt,
            done.bookedAt,
            done.bookedSecond,
            String(done.suspect),
          ]
        : DONE.map(() => null)
      yield csvLine([...own, ...did, ...names.map((name) => fields[name] ?? null)])
    }
  }
  return { name: `leads-${dateOf('UTC', context.clock.now())}.csv`, content: content() }
}
