import { useText } from '../language/language.tsx'
import { PageTabs } from '../ui/page/page-tabs.tsx'

const PARTS = [
  { path: '/integrations', label: 'integrations.catalogue' },
  { path: '/integrations/embeds', label: 'integrations.embeds' },
  { path: '/integrations/check-up', label: 'integrations.check_up' },
] as const

export function IntegrationsTabs() {
  const t = useText()
  return (
    <PageTabs
      label={t('integrations.parts')}
      parts={PARTS.map(({ path, label }) => ({ path, text: t(label) }))}
    />
  )
}
