import { Select } from '@mantine/core'
import type { Lead } from '@scheduling/contract'
import { mergeFields, mergeUrl } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { IconVideo } from '../../../ui/icons.ts'
import { videoQuery } from '../../videos/queries.ts'
import { leadBackgroundText } from '../leads/lead-background-text.ts'
import { leadName, leadValues } from '../leads/lead-name.ts'
import type { CampaignValues } from './campaign-values.ts'
import editor from '../../../ui/page/editor.module.css'
import classes from './campaign.module.css'

interface Props {
  values: CampaignValues
  leads: readonly Lead[]
  /** The campaign's picture. */
  image: string | null
}

const GENERAL = 'general'

/** What a lead sees, while the campaign is edited. */
export function GreetingPreview({ values, leads, image }: Props) {
  const t = useText()
  const { call } = useDeps()
  const { kind, videoId, greeting, fallbacks, url, background } = values
  const [chosen, setChosen] = useState<string>()
  const lead = chosen === GENERAL ? undefined : (leads.find(({ id }) => id === chosen) ?? leads[0])
  const shown = lead && shownOf(values, lead, image)
  const video = useQuery({ ...videoQuery(call, videoId ?? ''), enabled: videoId !== null }).data
  const merging = { values: lead ? leadValues(lead) : {}, fallbacks }
  const text = mergeFields(greeting, merging)
  return (
    <section className={classes.preview} aria-label={t('campaigns.preview')}>
      <Select
        label={t('campaigns.preview_for')}
        searchable
        allowDeselect={false}
        value={lead?.id ?? GENERAL}
        data={[
          ...leads.map((each) => ({ value: each.id, label: leadName(each) })),
          { value: GENERAL, label: t('campaigns.preview_general') },
        ]}
        onChange={(id) => id && setChosen(id)}
      />
      {kind === 'url' ? (
        <bdi className={classes.address}>{mergeUrl(url, merging)}</bdi>
      ) : (
        <>
          <output className={classes.greeting} data-empty={text === '' || undefined} dir="auto">
            {text || t('campaigns.preview_nothing')}
          </output>
          {kind === 'page' && (
            <StagePreview
              overlay={values.overlay}
              behind={background === 'none' ? null : (shown?.background.picture ?? image)}
              poster={video?.files.poster ?? null}
            />
          )}
          {kind === 'page' && background !== 'none' && shown && (
            <p className={editor.hint}>{leadBackgroundText(shown, background, t)}</p>
          )}
        </>
      )}
    </section>
  )
}

function StagePreview({
  overlay: { corner, size, shape },
  behind,
  poster,
}: Pick<CampaignValues, 'overlay'> & { behind: string | null; poster: string | null }) {
  const picture = poster ? <img src={poster} alt="" /> : <IconVideo size={behind ? 20 : 32} />
  return (
    <div className={classes.poster} aria-hidden>
      {behind ? (
        <>
          <img src={behind} alt="" />
          <span className={classes.bubble} data-corner={corner} data-size={size} data-shape={shape}>
            {picture}
          </span>
        </>
      ) : (
        picture
      )}
    </div>
  )
}

/** What is saved may be a picture of a website where the form says something else. */
function shownOf({ background }: CampaignValues, lead: Lead, image: string | null): Lead {
  const isOfSite = lead.background.kind === 'preview' || lead.background.kind === 'screenshot'
  if (background === 'website' && (isOfSite || lead.background.waiting)) return lead
  const kind = image === null ? 'none' : 'image'
  const website = background === 'website' ? lead.website : null
  return { ...lead, website, background: { kind, picture: image, waiting: false } }
}
