import { Switch, Textarea, TextInput } from '@mantine/core'
import { slugFrom } from '@scheduling/domain'
import { useState } from 'react'
import { useText } from '../../../../language/language.tsx'
import { freeSlug } from '../values/editor-values.ts'
import { Lockable } from '../../../managed/locks.tsx'
import classes from './sections.module.css'
import type { SectionProps } from './section-props.ts'

interface Props extends SectionProps {
  /** Address of the booking list, without scheme. */
  page: string
  takenSlugs: readonly string[]
  isNew: boolean
}

export function BasicsSection({ form, page, takenSlugs, isNew }: Props) {
  const t = useText()
  const [followsName, setFollowsName] = useState(isNew && form.values.slug === '')
  const { slug, isOn, offText } = form.values
  const isSlugFree =
    slug !== form.saved.slug && slug.length > 2 && !form.error('slug') && !takenSlugs.includes(slug)
  // While it is on, the message is there only if there is one: its page does not show it.
  const hasOffText = !isOn || offText !== '' || form.saved.offText !== ''

  return (
    <>
      <Lockable field="name">
        <TextInput
          {...form.text('name')}
          label={t('event_type.name')}
          aria-required
          dir="auto"
          placeholder={t('event_type.name_example')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a button: the focus goes where the eye goes
          autoFocus={isNew}
          onChange={(event) => {
            const name = event.currentTarget.value
            form.set('name', name)
            if (followsName) form.set('slug', freeSlug(slugFrom(name), takenSlugs))
          }}
        />
      </Lockable>
      <Lockable field="slug">
        <div>
          <TextInput
            {...form.text('slug')}
            label={t('event_type.slug')}
            aria-required
            dir="ltr"
            error={form.error('slug') ?? (takenSlugs.includes(slug) ? t('error.slug_taken') : undefined)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              setFollowsName(false)
              form.set('slug', event.currentTarget.value.toLowerCase().replace(/\s/g, '-'))
            }}
          />
          <output className={classes.address}>
            <bdi>
              {page}/{slug || '…'}
            </bdi>
            {isSlugFree && <span className={classes.free}>{t('event_type.slug_free')}</span>}
          </output>
        </div>
      </Lockable>
      <Lockable field="isSecret">
        <Switch
          label={t('event_type.secret')}
          description={t('event_type.secret_text')}
          checked={form.values.isSecret}
          onChange={(event) => form.set('isSecret', event.currentTarget.checked)}
        />
      </Lockable>
      <Lockable field="description">
        <Textarea
          {...form.text('description')}
          label={t('event_type.description')}
          aria-required
          dir="auto"
          description={t('event_type.description_text')}
          autosize
          minRows={3}
          maxRows={10}
        />
      </Lockable>
      {hasOffText && (
        <Lockable field="offText">
          <Textarea
            {...form.text('offText')}
            label={t('event_type.off_text')}
            dir="auto"
            description={t('event_type.off_text_text')}
            autosize
            minRows={2}
            maxRows={10}
          />
        </Lockable>
      )}
    </>
  )
}
