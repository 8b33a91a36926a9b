import { Button, Skeleton, Switch } from '@mantine/core'
import type { Branding } from '@scheduling/contract'
import { IMAGES } from '@scheduling/contract/images'
import type { ImageKind } from '@scheduling/contract/images'
import { PRODUCT_NAME } from '@scheduling/messages'
import { useQuery } from '@tanstack/react-query'
import { brandingQuery } from '../../data/branding.ts'
import { useDeps } from '../../data/deps.ts'
import { isBasic } from '../../data/plans/plan-rules.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { useUpgrade } from '../../shell/upgrade-context.ts'
import { ChangedFrom } from '../activity/changed-from.tsx'
import { KeptFormFrame } from '../../ui/form/kept-form-frame.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PreviewMenu } from '../../ui/preview-menu/preview-menu.tsx'
import { SaveBar } from '../../ui/save-bar/save-bar.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { InheritedNote } from '../shared-settings/inherited-note.tsx'
import classes from './branding-page.module.css'
import { BrandingPreview } from './branding-preview.tsx'
import { ColorFields } from './color-fields.tsx'
import { ImageField } from './image-field.tsx'
import { useBrandingForm } from './use-branding-form.ts'

const KINDS = Object.keys(IMAGES) as ImageKind[]

export function BrandingPage() {
  const t = useText()
  const { call } = useDeps()
  const branding = useQuery(brandingQuery(call))
  return (
    <Page title={t('room.branding')} text={t('branding.text')} tabs={<RoomTabs of="/settings" />} isWide>
      <Answer of={branding} loading={<Picture />}>
        {(known) => <Editor branding={known} />}
      </Answer>
    </Page>
  )
}

function Editor({ branding }: { branding: Branding }) {
  const t = useText()
  const me = useMe()
  const upgrade = useUpgrade()
  const kept = useBrandingForm(branding)
  const { form, save } = kept
  const { hidesProductName, ...colors } = form.values
  const { hidesProductName: _, ...savedColors } = form.saved
  return (
    <div className={classes.columns}>
      <div className={classes.parts}>
        {KINDS.map((kind) => (
          <div key={kind}>
            <ImageField kind={kind} image={branding[kind]} />
            {kind !== 'avatar' && <InheritedNote field={kind} saved={branding[kind]} />}
          </div>
        ))}
        <KeptFormFrame
          kept={kept}
          className={classes.form}
          changedFrom={<ChangedFrom kind="settings_changed" />}
        >
          <ColorFields colors={colors} onChange={form.set} />
          <InheritedNote field="colors" saved={savedColors} />
          <Switch
            label={t('product_name.hide', { product: PRODUCT_NAME })}
            description={branding.mayHideProductName ? t('product_name.text') : t('plan.locked')}
            checked={hidesProductName && branding.mayHideProductName}
            disabled={!branding.mayHideProductName}
            onChange={(event) => form.set('hidesProductName', event.currentTarget.checked)}
          />
          {!branding.mayHideProductName && (
            <div>
              <Button variant="default" onClick={() => upgrade.lock('hide-product-name')}>
                {t('plan.upgrade_now')}
              </Button>
            </div>
          )}
          <SaveBar
            isShown={form.isDirty}
            isSending={form.isSending}
            text={t('form.unsaved')}
            onSave={() => void save()}
            onDiscard={form.discard}
          />
        </KeptFormFrame>
      </div>
      {/* Without a plan, event types cannot be loaded. */}
      {!isBasic(me) && (
        <PreviewMenu className={classes.beside} label={t('branding.preview')}>
          <BrandingPreview branding={branding} colors={colors} hidesProductName={hidesProductName} />
        </PreviewMenu>
      )}
    </div>
  )
}

function Picture() {
  return (
    <div className={classes.columns}>
      <div className={classes.parts}>
        {KINDS.map((kind) => (
          <Skeleton key={kind} height={96} />
        ))}
        <Skeleton height={200} />
      </div>
      <Skeleton height={420} />
    </div>
  )
}
