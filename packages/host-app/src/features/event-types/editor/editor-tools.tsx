import { Button, Switch } from '@mantine/core'
import type { EventType } from '@scheduling/contract'
import { useState } from 'react'
import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import { useShare } from '../../../shell/share-context.ts'
import { IconEventTypes, IconExternal, IconShare } from '../../../ui/icons.ts'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'

const LinksDialog = lazyPart(async () => (await import('../../booking-links/links-dialog.tsx')).LinksDialog)

interface Props {
  eventType: EventType
  isOn: boolean
  onToggle: (isOn: boolean) => void
}

/** Actions for a saved event type: turn it on and off, view it, share it. */
export function EditorTools({ eventType, isOn, onToggle }: Props) {
  const t = useText()
  const me = useMe()
  const share = useShare()
  const [isShowingLinks, showLinks] = useState<boolean>()
  return (
    <>
      <Switch
        label={isOn ? t('event_types.on') : t('event_types.off')}
        checked={isOn}
        disabled={eventType.given?.locked.includes('isOn')}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      <Button
        component="a"
        href={`/${me.link}/${eventType.slug}`}
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<IconExternal size={16} />}
      >
        {t('event_types.view')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconShare size={16} />}
        onClick={() => share.open(eventType.id)}
      >
        {t('event_types.share')}
      </Button>
      <Button variant="default" leftSection={<IconEventTypes size={16} />} onClick={() => showLinks(true)}>
        {t('event_types.links')}
      </Button>
      {isShowingLinks && <LinksDialog eventType={eventType} onClose={() => showLinks(false)} />}
    </>
  )
}
