import { Modal, Tabs } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { AddToWebsite } from './add-to-website.tsx'
import { CheckUpForm } from '../check-up/check-up-form.tsx'
import { EventSelect } from '../event-select.tsx'
import { ShareLink } from '../../../ui/share-link/share-link.tsx'
import classes from './share-dialog.module.css'
import { useBookingPage } from '../use-booking-page.ts'

interface Props {
  isOpen: boolean
  /** Shown first. Without it, the whole page. */
  eventTypeId: string | undefined
  onClose: () => void
}

export function ShareDialog({ isOpen, eventTypeId, onClose }: Props) {
  const t = useText()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('nav.share')}
      size={1040}
      // Keep the tabs under the pointer, whatever the height of the current one.
      centered={false}
      yOffset="min(8vh, 64px)"
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <Shared key={eventTypeId} eventTypeId={eventTypeId} />
    </Modal>
  )
}

function Shared({ eventTypeId }: { eventTypeId: string | undefined }) {
  const t = useText()
  const [shared, setShared] = useState(eventTypeId ?? null)
  const { origin, url, eventType } = useBookingPage(shared)

  return (
    <div className={classes.shared}>
      <EventSelect label={t('share.what')} value={eventType ? shared : null} onChange={setShared} />
      <Tabs defaultValue="link" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="link">{t('share.link')}</Tabs.Tab>
          <Tabs.Tab value="website">{t('share.website')}</Tabs.Tab>
          <Tabs.Tab value="check-up">{t('room.check_up')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="link" pt="md">
          <ShareLink url={url} />
        </Tabs.Panel>
        <Tabs.Panel value="website" pt="md">
          <AddToWebsite key={url} origin={origin} url={url} eventType={eventType} />
        </Tabs.Panel>
        <Tabs.Panel value="check-up" pt="md">
          <CheckUpForm origin={origin} page={url} />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}
