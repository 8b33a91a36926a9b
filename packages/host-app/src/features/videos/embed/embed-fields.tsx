import { Button, Checkbox, SegmentedControl, Select, TextInput } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { ColorField } from '../../../ui/color-field/color-field.tsx'
import { IconVideo } from '../../../ui/icons.ts'
import { UrlField } from '../../../ui/url-field.tsx'
import { CALLS, checkVideoEmbed, WIDTHS } from './embed-values.ts'
import type { VideoEmbedValues } from './embed-values.ts'
import classes from './embed.module.css'

const COLORS = ['backgroundColor', 'textColor', 'buttonColor'] as const

interface Props {
  values: VideoEmbedValues
  onChange: (change: Partial<VideoEmbedValues>) => void
  onPick: () => void
}

/** Which video, how it looks, and where its button leads. */
export function EmbedFields({ values, onChange, onPick }: Props) {
  const t = useText()
  const { origin } = useDeps()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const problems = checkVideoEmbed(values, t, origin)
  const leave = (name: string) => setLeft(new Set([...left, name]))
  const errorOf = (name: keyof VideoEmbedValues) => (left.has(name) ? problems[name] : undefined)
  return (
    <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
      <UrlField
        label={t('video_embed.video')}
        description={t('video_embed.video_text')}
        placeholder="https://www.youtube.com/watch?v=…"
        aria-required
        value={values.video}
        error={errorOf('video')}
        onBlur={() => leave('video')}
        onChange={(video) => onChange({ video })}
      />
      <Button
        variant="default"
        className={classes.pick}
        leftSection={<IconVideo size={16} />}
        onClick={onPick}
      >
        {t('videos.pick')}
      </Button>
      <TextInput
        label={t('video_embed.frame_title')}
        description={t('video_embed.frame_title_text')}
        placeholder={t('video_embed.frame')}
        maxLength={limits.TITLE_MAX}
        value={values.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Select
        label={t('video_embed.width')}
        allowDeselect={false}
        value={values.width}
        data={WIDTHS.map((value) => ({
          value,
          label:
            value === 'full'
              ? t('video_embed.width_full')
              : t('video_embed.width_px', { width: Number(value) }),
        }))}
        onChange={(width) => width && onChange({ width })}
      />
      <Checkbox
        label={t('video_embed.hide_title')}
        checked={values.hideTitle}
        onChange={(event) => onChange({ hideTitle: event.currentTarget.checked })}
      />
      <fieldset className={classes.colors}>
        <legend>{t('video_embed.colors')}</legend>
        {COLORS.map((name) => (
          <ColorField
            key={name}
            label={t(`video_embed.${name}`)}
            placeholder={t('video_embed.own_color')}
            value={values[name]}
            onChange={(color) => onChange({ [name]: color })}
          />
        ))}
      </fieldset>
      <fieldset className={classes.call}>
        <legend>{t('video_embed.call')}</legend>
        <SegmentedControl
          withItemsBorders={false}
          aria-label={t('video_embed.call')}
          value={values.call}
          onChange={(call) => onChange({ call, callText: values.callText || t('video_embed.book_example') })}
          data={CALLS.map((value) => ({ value, label: t(`video_embed.call_${value}`) }))}
        />
        {values.call !== 'none' && (
          <>
            <TextInput
              label={t('video_embed.call_text')}
              aria-required
              value={values.callText}
              error={errorOf('callText')}
              onBlur={() => leave('callText')}
              onChange={(event) => onChange({ callText: event.currentTarget.value })}
            />
            <UrlField
              label={t(values.call === 'book' ? 'video_embed.book_url' : 'video_embed.call_url')}
              description={values.call === 'book' ? t('video_embed.book_text') : undefined}
              placeholder={values.call === 'book' ? `${origin}/anna/intro` : 'https://example.com'}
              aria-required
              value={values.callUrl}
              error={errorOf('callUrl')}
              onBlur={() => leave('callUrl')}
              onChange={(callUrl) => onChange({ callUrl })}
            />
          </>
        )}
      </fieldset>
    </form>
  )
}
