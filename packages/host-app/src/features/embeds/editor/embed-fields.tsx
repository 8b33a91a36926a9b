import { SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useText } from '../../../language/language.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { EMBED_KINDS } from '../code/snippets.ts'
import type { EmbedValues } from '../embed-values.ts'
import { EventSelect } from '../event-select.tsx'
import { LookFields } from '../look-fields.tsx'
import classes from './embed-editor.module.css'

interface Props {
  form: Form<EmbedValues>
  isNew: boolean
}

/** Name, event, allowed sites and look of an embed. */
export function EmbedFields({ form, isNew }: Props) {
  const t = useText()
  const { values } = form
  return (
    <>
      <TextInput
        {...form.text('name')}
        aria-required
        label={t('embeds.name')}
        description={t('embeds.name_text')}
        placeholder={t('embeds.new_name')}
        data-autofocus={isNew || undefined}
      />
      <EventSelect
        label={t('embeds.event')}
        value={values.eventTypeId}
        error={form.error('eventTypeId')}
        onChange={(id) => form.set('eventTypeId', id)}
      />
      <div>
        <SegmentedControl
          fullWidth
          withItemsBorders={false}
          aria-label={t('embed.kind')}
          value={values.kind}
          onChange={(kind) => form.set('kind', kind)}
          data={EMBED_KINDS.map((each) => ({ value: each, label: t(`embed.${each}`) }))}
        />
        <p className={classes.hint}>{t(`embed.about_${values.kind}`)}</p>
      </div>
      <Textarea
        {...form.text('allowedSites')}
        label={t('embeds.allowed')}
        description={t('embeds.allowed_text')}
        placeholder="https://example.com"
        dir="ltr"
        autosize
        minRows={2}
        maxRows={10}
        spellCheck={false}
        autoCapitalize="off"
      />
      <LookFields
        kind={values.kind}
        settings={values.settings}
        error={(name) => form.error(`settings.${name}`)}
        onChange={(change) => form.set('settings', { ...values.settings, ...change })}
      />
    </>
  )
}
