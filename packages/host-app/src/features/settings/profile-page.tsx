import { TextInput, Textarea } from '@mantine/core'
import type { Settings } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { brandingQuery } from '../../data/branding.ts'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { longerThan } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { ImageField } from '../branding/image-field.tsx'
import { SettingsFields, SettingsPage } from './settings-page.tsx'
import classes from './settings-page.module.css'
import { useSettingsForm } from './use-settings-form.ts'

const InheritedSection = lazyPart(
  async () => (await import('../shared-settings/inherited-section.tsx')).InheritedSection,
)

const KEYS = ['name', 'firstName', 'lastName', 'company', 'phone', 'welcomeMessage'] as const

export function ProfilePage() {
  const t = useText()
  const isOrganization = useMe().organization !== null
  return (
    <SettingsPage title={t('room.profile')} text={t('profile.text')}>
      {(settings) => (
        <>
          <Profile settings={settings} />
          {!isOrganization && <InheritedSection />}
        </>
      )}
    </SettingsPage>
  )
}

function Profile({ settings }: { settings: Settings }) {
  const t = useText()
  const kept = useSettingsForm(
    'profile',
    settings,
    KEYS,
    ({ phone, welcomeMessage, ...names }): Problems => ({
      ...longerThan(limits.NAME_MAX, names, t),
      ...longerThan(limits.PHONE_MAX, { phone: phone ?? '' }, t),
      ...longerThan(limits.WELCOME_MESSAGE_MAX, { welcomeMessage }, t),
      ...(names.name.trim() === '' && { name: t('field.required') }),
    }),
  )
  const { form } = kept
  const { call } = useDeps()
  const branding = useQuery(brandingQuery(call)).data
  return (
    <SettingsFields kept={kept}>
      {branding && <ImageField kind="avatar" image={branding.avatar} />}
      <TextInput
        {...form.text('name')}
        label={t('profile.name')}
        description={t('profile.name_text')}
        autoComplete="name"
        aria-required
      />
      <div className={classes.pair}>
        <TextInput {...form.text('firstName')} label={t('profile.first_name')} autoComplete="given-name" />
        <TextInput {...form.text('lastName')} label={t('profile.last_name')} autoComplete="family-name" />
      </div>
      <div className={classes.pair}>
        <TextInput {...form.text('company')} label={t('profile.company')} autoComplete="organization" />
        <TextInput
          {...form.text('phone')}
          value={form.values.phone ?? ''}
          label={t('profile.phone')}
          type="tel"
          dir="ltr"
          autoComplete="tel"
        />
      </div>
      <Textarea
        {...form.text('welcomeMessage')}
        label={t('profile.welcome')}
        description={t('profile.welcome_text')}
        autosize
        minRows={3}
        maxRows={10}
      />
    </SettingsFields>
  )
}
