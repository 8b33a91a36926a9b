import { Modal, Select, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { eventTypesQuery } from '../../data/queries.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { AddToWebsite } from './add-to-website.tsx'
import { ShareLink } from './share-link.tsx'
import classes from './share-dialog.module.css'

interface Props {
  isOpen: boolean
  /** Shared at first; without it the whole page. */
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
      size={680}
      // Its tabs stay under the pointer, however tall the one that is shown.
      centered={false}
      yOffset="min(12vh, 96px)"
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <Shared key={eventTypeId} eventTypeId={eventTypeId} />
    </Modal>
  )
}

const WHOLE_PAGE = 'page'

function Shared({ eventTypeId }: { eventTypeId: string | undefined }) {
  const t = useText()
  const me = useMe()
  const { call, origin } = useDeps()
  const eventTypes = useQuery(eventTypesQuery(call)).data ?? []
  const [shared, setShared] = useState(eventTypeId ?? WHOLE_PAGE)
  const slug = eventTypes.find(({ id }) => id === shared)?.slug
  const page = `${origin}/${me.link}`
  const url = slug ? `${page}/${slug}` : page

  return (
    <div className={classes.shared}>
      <Select
        label={t('share.what')}
        allowDeselect={false}
        value={slug ? shared : WHOLE_PAGE}
        data={[
          { value: WHOLE_PAGE, label: t('share.whole_page') },
          ...eventTypes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(chosen) => chosen && setShared(chosen)}
      />
      <Tabs defaultValue="link" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="link">{t('share.link')}</Tabs.Tab>
          <Tabs.Tab value="website">{t('share.website')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="link" pt="md">
          <ShareLink url={url} />
        </Tabs.Panel>
        <Tabs.Panel value="website" pt="md">
          <AddToWebsite origin={origin} url={url} />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}
