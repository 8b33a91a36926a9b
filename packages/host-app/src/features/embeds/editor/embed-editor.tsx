import { Button } from '@mantine/core'
import type { Embed } from '@scheduling/contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { ChangedFrom } from '../../activity/changed-from.tsx'
import { KeptFormFrame } from '../../../ui/form/kept-form-frame.tsx'
import { IconDelete } from '../../../ui/icons.ts'
import { PreviewMenu } from '../../../ui/preview-menu/preview-menu.tsx'
import { SaveBar } from '../../../ui/save-bar/save-bar.tsx'
import { useHere } from '../../../ui/use-here.ts'
import { DeleteEmbedDialog } from '../delete-embed-dialog.tsx'
import classes from './embed-editor.module.css'
import { SitePreview } from '../preview/site-preview.tsx'
import { CodeBlock } from '../../../ui/code-block/code-block.tsx'
import { snippet } from '../code/snippets.ts'
import { useBookingPage } from '../use-booking-page.ts'
import { useEmbedActions } from '../use-embed-actions.ts'
import { EmbedFields } from './embed-fields.tsx'
import { useEmbedForm } from './use-embed-form.ts'

/** Without `embed`, creates a new one. */
export function EmbedEditor({ embed }: { embed: Embed | undefined }) {
  const t = useText()
  const navigate = useNavigate()
  const here = useHere()
  const actions = useEmbedActions()
  const [isDeleting, setDeleting] = useState(false)
  const kept = useEmbedForm(embed, actions)
  const { form, save } = kept
  const { kind, settings, eventTypeId } = form.values
  const { origin, url, eventType } = useBookingPage(eventTypeId)

  async function remove(gone: Embed) {
    setDeleting(false)
    const isHere = here()
    if (!(await actions.remove(gone))) return
    kept.forget()
    if (isHere()) await navigate({ to: '/integrations/embeds', ignoreBlocker: true })
  }

  return (
    <div className={classes.columns}>
      <KeptFormFrame
        kept={kept}
        className={classes.form}
        changedFrom={<ChangedFrom kind="embed_changed" of={embed?.id} />}
      >
        <EmbedFields form={form} isNew={!embed} />
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
          <SitePreview key={kind} kind={kind} settings={settings} eventType={eventType} />
        </PreviewMenu>
        {embed && (
          <section aria-labelledby="embed-code">
            <h2 id="embed-code" className={classes.title}>
              {t('embeds.code')}
            </h2>
            <p className={classes.hint}>{t('embeds.code_saved')}</p>
            <CodeBlock code={snippet(kind, { origin, url, settings, embedId: embed.id })} />
          </section>
        )}
      </div>
      <DeleteEmbedDialog
        embed={isDeleting ? embed : undefined}
        onClose={() => setDeleting(false)}
        onDelete={remove}
      />
    </div>
  )
}
