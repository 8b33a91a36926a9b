import { Button, Modal } from '@mantine/core'
import type { BookingLink, EventType } from '@scheduling/contract'
import { bookingLinksTexts } from '@scheduling/messages/booking-links'
import { bookingsTexts } from '@scheduling/messages/bookings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useAttempt } from '../../data/use-attempt.ts'
import { orGone } from '../../data/use-kept-list.ts'
import { useMe } from '../../data/use-me.ts'
import { usePageOrigin } from '../../data/use-page-origin.ts'
import { useText } from '../../language/language.tsx'
import { Learns } from '../../language/learns.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { RemovalDialog } from '../../ui/dialogs/removal-dialog.tsx'
import { IconPlus } from '../../ui/icons.ts'
import rows from '../../ui/rows.module.css'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx'
import classes from './booking-links.module.css'
import { LinkRow } from './link-row.tsx'
import { LinksForm } from './links-form.tsx'
import { linksQuery } from './queries.ts'

// Who booked may be erased.
const TEXTS = [bookingLinksTexts, bookingsTexts]

interface Props {
  eventType: Pick<EventType, 'id' | 'name'>
  onClose: () => void
}

/** Links to an event type that end after some meetings: makes, copies, revokes and deletes them. */
export function LinksDialog({ eventType, onClose }: Props) {
  const t = useText()
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={
        <>
          {t('event_types.links')} · <bdi>{eventType.name}</bdi>
        </>
      }
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <Learns catalogs={TEXTS}>
        <Links eventTypeId={eventType.id} />
      </Learns>
    </Modal>
  )
}

function Links({ eventTypeId }: { eventTypeId: string }) {
  const t = useText()
  const me = useMe()
  const { call } = useDeps()
  const origin = usePageOrigin()
  const query = linksQuery(call, eventTypeId)
  const links = useQuery(query)
  const attempt = useAttempt(query.queryKey)
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<readonly BookingLink[]>([])
  const [asked, setAsked] = useState<{ action: 'revoke' | 'delete'; link: BookingLink }>()
  const urlOf = ({ slug }: BookingLink) => `${origin}/${me.link}/${slug}`
  const add = (
    <Button
      variant={made.length > 0 ? 'default' : 'filled'}
      leftSection={<IconPlus size={16} />}
      onClick={() => setMaking(true)}
    >
      {t('links.add')}
    </Button>
  )

  async function end({ action, link }: NonNullable<typeof asked>): Promise<void> {
    const params = { id: eventTypeId, linkId: link.id }
    setMade((all) => all.filter(({ id }) => id !== link.id))
    await attempt(async () =>
      action === 'revoke'
        ? call('POST /event-types/:id/links/:linkId/revoke', { params })
        : call('DELETE /event-types/:id/links/:linkId', { params }).catch(orGone),
    )
  }

  return (
    <div className={classes.parts}>
      {isMaking && (
        <LinksForm
          eventTypeId={eventTypeId}
          onMade={(all) => {
            setMaking(false)
            setMade(all)
            void links.refetch()
          }}
          onCancel={() => setMaking(false)}
        />
      )}
      {!isMaking && made.length > 0 && (
        <div className={classes.actions}>
          <output>{t('links.made', { count: made.length })}</output>
          <CopyButton
            text={made.map(urlOf).join('\n')}
            label={t(made.length === 1 ? 'share.copy' : 'links.copy_all')}
            said={t('share.copied')}
            variant="filled"
          />
        </div>
      )}
      <Answer of={links} loading={<RowsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            !isMaking && <EmptyState title={t('links.empty')} text={t('links.text')} actions={add} />
          ) : (
            <>
              {!isMaking && <div>{add}</div>}
              <ul className={rows.list}>
                {list.map((link) => (
                  <li key={link.id}>
                    <LinkRow
                      link={link}
                      url={urlOf(link)}
                      onRevoke={() => setAsked({ action: 'revoke', link })}
                      onDelete={() => setAsked({ action: 'delete', link })}
                    />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Answer>
      <RemovalDialog
        of={asked}
        title={({ action }) => t(`links.${action}_title`)}
        action={t(asked?.action === 'revoke' ? 'links.revoke' : 'row.delete')}
        onRemove={end}
        onClose={() => setAsked(undefined)}
      >
        {t('links.end_text')}
      </RemovalDialog>
    </div>
  )
}
