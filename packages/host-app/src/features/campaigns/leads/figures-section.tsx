import { Skeleton } from '@mantine/core'
import type { Campaign, CampaignFigures } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { campaignFiguresQuery } from '../queries.ts'
import classes from './leads.module.css'

/** How many leads opened their links, played the video and booked. Only pages of videos count who looks. */
export function FiguresSection({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const { call } = useDeps()
  const figures = useQuery(campaignFiguresQuery(call, campaign.id))
  const { kind } = campaign.destination
  return (
    <Answer of={figures} loading={<Skeleton height={24} />}>
      {(found) =>
        kind === 'page' || found.opened > 0 ? (
          <Figures figures={found} />
        ) : (
          <>
            {kind === 'event' && <Steps steps={[[t('videos.figures_booked'), found.booked]]} />}
            <p className={classes.hint}>
              {t(kind === 'event' ? 'leads.figures_bookings' : 'leads.figures_uncounted')}
            </p>
          </>
        )
      }
    </Answer>
  )
}

function Figures({ figures }: { figures: CampaignFigures }) {
  const t = useText()
  const { opened, played, quarters, clicked, booked, general, suspect } = figures
  const [, half = 0, , whole = 0] = quarters
  const steps = [
    [t('videos.figures_opened'), opened],
    [t('videos.figures_played'), played],
    [t('videos.figures_half'), half],
    [t('videos.figures_whole'), whole],
    [t('videos.figures_clicked'), clicked],
    [t('videos.figures_booked'), booked],
    ...(general > 0 ? [[t('leads.figures_general'), general] as const] : []),
  ] as const
  return (
    <>
      <Steps steps={steps} />
      {suspect > 0 && <p className={classes.hint}>{t('videos.figures_suspect', { count: suspect })}</p>}
    </>
  )
}

function Steps({ steps }: { steps: readonly (readonly [label: string, count: number])[] }) {
  const t = useText()
  const format = useFormat()
  return (
    <dl className={classes.figures} aria-label={t('videos.figures')}>
      {steps.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
