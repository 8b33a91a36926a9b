import { useText } from '../language/language.tsx'
import { PageTabs } from '../ui/page/page-tabs.tsx'

// Each part of the settings is a room of its own capability; here is the order in which they stand.
const PARTS = [{ path: '/settings/activity', label: 'settings.activity' }] as const

export function SettingsTabs() {
  const t = useText()
  return (
    <PageTabs
      label={t('settings.parts')}
      parts={PARTS.map(({ path, label }) => ({ path, text: t(label) }))}
    />
  )
}
