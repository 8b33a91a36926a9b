import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDeps } from '../../../data/deps.ts'
import { embedsQuery } from '../queries.ts'
import { useText } from '../../../language/language.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { EmbedEditor } from './embed-editor.tsx'
import { RowsSkeleton } from '../../../ui/states/rows-skeleton.tsx'

const route = getRouteApi('/shell/integrations/embeds/$id')

export function EmbedPage() {
  const t = useText()
  const { call } = useDeps()
  const { id } = route.useParams()
  const embeds = useQuery(embedsQuery(call))
  const embed = embeds.data?.find((one) => one.id === id)
  const isNew = id === 'new'
  const isGone = embeds.data !== undefined && !embed && !isNew

  return (
    <Page
      isWide
      up={{ to: '/integrations/embeds', text: t('room.embeds') }}
      title={isNew ? t('embeds.add') : isGone ? t('embeds.gone') : (embed?.name ?? t('room.embeds'))}
    >
      <Answer of={embeds} loading={<RowsSkeleton />}>
        {() =>
          isGone ? (
            <EmptyState
              title={t('embeds.gone')}
              text={t('embeds.gone_text')}
              actions={<LinkButton to="/integrations/embeds">{t('room.embeds')}</LinkButton>}
            />
          ) : (
            <EmbedEditor key={id} embed={embed} />
          )
        }
      </Answer>
    </Page>
  )
}
