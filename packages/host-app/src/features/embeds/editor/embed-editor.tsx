import { Button, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import type { Embed } from '@scheduling/contract'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { ChangedFrom } from '../../activity/changed-from.tsx'
import { KeptFormFrame } from '../../../ui/form/kept-form-frame.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.tsx'
import { IconDelete } from '../../../ui/icons.ts'
import { PreviewMenu } from '../../../ui/preview-menu/preview-menu.tsx'
import { SaveBar } from '../../../ui/save-bar/save-bar.tsx'
import { DeleteEmbedDialog } from '../delete-embed-dialog.tsx'
import classes from './embed-editor.module.css'
import { bodyOf, changedBody, checkEmbed, embedRefusals, newEmbed, valuesOf } from '../embed-values.ts'
import { EventSelect } from '../event-select.tsx'
import { LookFields } from '../look-fields.tsx'
import { SitePreview } from '../preview/site-preview.tsx'
import { CodeBlock } from '../../../ui/code-block/code-block.tsx'
import { EMBED_KINDS, snippet } from '../code/snippets.ts'
import { useBookingPage } from '../use-booking-page.ts'
import { useEmbedActions } from '../use-embed-actions.ts'

/** Without `embed` a new one. */
export function EmbedEditor({ embed }: { embed: Embed | undefined }) {
  const t = useText()
  const navigate = useNavigate()
  const actions = useEmbedActions()
  const [isDeleting, setDeleting] = useState(false)
  const saved = useMemo(() => (embed ? valuesOf(embed) : newEmbed()), [embed])
  const kept = useKeptForm({
    name: `embed.${embed?.id ?? 'new'}`,
    saved,
    check: (values) => checkEmbed(values, t),
    refusals: (error) => embedRefusals(error, t),
    failureOf: actions.refusal,
    reread: actions.reread,
    async send(values, changed, forget) {
      if (embed) return valuesOf(await actions.save(embed, changedBody(values, changed)))
      const added = await actions.add(bodyOf(values))
      forget()
      await navigate({
        to: '/integrations/embeds/$id',
        params: { id: added.id },
        replace: true,
        // Nothing is left behind.
        ignoreBlocker: true,
      })
      return valuesOf(added)
    },
  })
  const { form, save } = kept
  const { values } = form
  const { origin, url, eventType } = useBookingPage(values.eventTypeId)

  async function remove(gone: Embed) {
    setDeleting(false)
    if (!(await actions.remove(gone))) return
    kept.forget()
    await navigate({ to: '/integrations/embeds', ignoreBlocker: true })
  }

  return (
    <div className={classes.columns}>
      <KeptFormFrame
        kept={kept}
        className={classes.form}
        changedFrom={<ChangedFrom kind="embed_changed" of={embed?.id} />}
      >
        <TextInput
          {...form.text('name')}
          aria-required
          label={t('embeds.name')}
          description={t('embeds.name_text')}
          placeholder={t('embeds.new_name')}
          data-autofocus={!embed || undefined}
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
        {embed && (
          <Button
            className={classes.delete}
            variant="subtle"
            color="red"
            leftSection={<IconDelete size={16} />}
            onClick={() => setDeleting(true)}
          >
            {t('row.delete')}
          </Button>
        )}
        <SaveBar
          isShown={form.isDirty || !embed}
          isSending={form.isSending}
          text={embed ? t('form.unsaved') : t('event_type.not_saved')}
          onSave={() => void save()}
          onDiscard={embed && form.discard}
        />
      </KeptFormFrame>
      <div className={classes.beside}>
        <PreviewMenu label={t('embed.preview')}>
          <SitePreview
            key={values.kind}
            kind={values.kind}
            settings={values.settings}
            eventType={eventType}
          />
        </PreviewMenu>
        {embed && (
          <section aria-labelledby="embed-code">
            <h2 id="embed-code" className={classes.title}>
              {t('embeds.code')}
            </h2>
            <p className={classes.hint}>{t('embeds.code_saved')}</p>
            <CodeBlock
              code={snippet(values.kind, { origin, url, settings: values.settings, embedId: embed.id })}
            />
          </section>
        )}
      </div>
      <DeleteEmbedDialog
        embed={isDeleting ? embed : undefined}
        onClose={() => setDeleting(false)}
        onDelete={(gone) => void remove(gone)}
      />
    </div>
  )
}
