import { Button, SegmentedControl } from '@mantine/core'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EventSelect } from '../embeds/event-select.tsx'
import { CodeBlock } from '../../ui/code-block/code-block.tsx'
import { useBookingPage } from '../embeds/use-booking-page.ts'
import type { PlatformId } from './catalog.ts'
import { PastePicture } from './paste-picture.tsx'
import classes from './platform-guide.module.css'
import { PLATFORMS } from './platforms.ts'
import { VideoGuide } from './video-guide.tsx'
import { codeOf, stepsOf } from './way-texts.ts'

interface Props {
  platform: PlatformId
  /** The way in the address. */
  wayName: string | undefined
}

/** How to put a booking page on one platform: the code, the steps, and a picture of the place. */
export function PlatformGuide({ platform, wayName }: Props) {
  const t = useText()
  const ways = PLATFORMS[platform]
  const navigate = useNavigate({ from: '/integrations/$appId' })
  const [eventTypeId, setEventTypeId] = useState<string | null>(null)
  const { origin, url } = useBookingPage(eventTypeId)
  const way = ways.find(({ name }) => name === `way.${wayName}`) ?? ways[0]
  const steps = stepsOf(way, origin, t)

  return (
    <div className={classes.guide}>
      <div className={classes.choices}>
        {ways.length > 1 && (
          <SegmentedControl
            fullWidth
            withItemsBorders={false}
            aria-label={t('platform.ways')}
            value={way.name}
            onChange={(name) => void navigate({ search: { way: name.replace('way.', '') }, replace: true })}
            data={ways.map(({ name }) => ({ value: name, label: t(name) }))}
          />
        )}
        <p className={classes.note}>{t(way.note)}</p>
        <EventSelect label={t('platform.event')} value={eventTypeId} onChange={setEventTypeId} />
      </div>
      <figure className={classes.picture}>
        <PastePicture
          picture={way.picture}
          place={way.place}
          label={t('platform.picture', { place: way.place })}
        />
        <figcaption className={classes.note}>{t('platform.picture', { place: way.place })}</figcaption>
      </figure>
      <section aria-labelledby="steps-title">
        <h2 id="steps-title" className={classes.title}>
          {t('platform.steps')}
        </h2>
        <ol className={classes.list}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {way.download && (
          <Button component="a" href={way.download} download variant="light" className={classes.download}>
            {t('platform.download')}
          </Button>
        )}
        <CodeBlock
          key={way.name}
          isLink={way.code === 'link'}
          code={codeOf(way, { origin, url, settings: EMBED_DEFAULTS })}
        />
        <LinkButton to="/integrations/check-up" variant="default" className={classes.next}>
          {t('platform.test')}
        </LinkButton>
      </section>
      <VideoGuide platform={platform} />
    </div>
  )
}
