import { ActionIcon, Button, Select, TextInput } from '@mantine/core'
import type { Video } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { useDeps } from '../../../data/deps.ts'
import { eventTypesQuery } from '../../../data/event-types.ts'
import { useText } from '../../../language/language.tsx'
import { focusFirst } from '../../../ui/form/focus-path.ts'
import type { Form } from '../../../ui/form/use-form.ts'
import { IconDelete, IconPlus } from '../../../ui/icons.ts'
import editor from '../../../ui/page/editor.module.css'
import { UrlField } from '../../../ui/url-field.tsx'
import { CUE_KINDS } from './cue-values.ts'
import type { CueValues } from './cue-values.ts'
import { playerSecond, usePlayerWithin } from './player-second.ts'
import { secondsIn, timeText } from './trim-values.ts'
import type { VideoValues } from './video-values.ts'
import classes from './video.module.css'

interface Props {
  form: Form<VideoValues>
  seconds: Video['seconds']
  /** Over the picture of the player. Null while there is none. */
  stage: HTMLElement | null
}

/** What the page shows over the video, and from when until when. */
export function CuesField({ form, seconds, stage }: Props) {
  const t = useText()
  const { call } = useDeps()
  const place = useRef<HTMLFieldSetElement>(null)
  const eventTypes = useQuery(eventTypesQuery(call)).data
  const { cues } = form.values
  const isFull = cues.length >= limits.VIDEO_CUES_MAX
  const set = (next: CueValues[]) => form.set('cues', next)
  const now = () => timeText(Math.min(playerSecond(), seconds ?? Infinity))
  /** After it is drawn. */
  const focus = (path: string) =>
    requestAnimationFrame(
      () => place.current?.parentElement && focusFirst(place.current.parentElement, [path]),
    )

  function add(kind: CueValues['kind']) {
    const active = eventTypes?.filter(({ isOn }) => isOn) ?? []
    set([
      ...cues,
      {
        id: crypto.randomUUID(),
        kind,
        from: now(),
        until: '',
        text: kind === 'book' ? t('videos.cue_book_example') : '',
        url: '',
        eventTypeId: kind === 'book' && active.length === 1 ? (active[0]?.id ?? null) : null,
      },
    ])
    focus(`cues[${cues.length}].${kind === 'book' ? 'eventTypeId' : 'text'}`)
  }

  function remove(index: number) {
    set(cues.toSpliced(index, 1))
    // The next one takes its place.
    focus(cues.length > 1 ? `cues[${Math.min(index, cues.length - 2)}]` : 'cues')
  }

  return (
    <fieldset
      ref={place}
      name="cues"
      tabIndex={-1}
      className={classes.cues}
      aria-label={t('videos.cues')}
      aria-describedby="cues-text"
    >
      <h2 className={editor.title}>{t('videos.cues')}</h2>
      <p id="cues-text" className={editor.hint}>
        {t('videos.cues_text')}
      </p>
      {cues.map((cue, index) => (
        <CueFields
          key={cue.id}
          form={form}
          cue={cue}
          number={index + 1}
          eventTypes={eventTypes}
          now={now}
          onChange={(change) => set(cues.with(index, { ...cue, ...change }))}
          onRemove={() => remove(index)}
        />
      ))}
      {stage &&
        createPortal(
          cues.map((cue) => <CuePreview key={cue.id} cue={cue} eventTypes={eventTypes} />),
          stage,
        )}
      {form.error('cues') && (
        <p className={classes.problem} role="alert">
          {form.error('cues')}
        </p>
      )}
      <div className={editor.buttons}>
        {CUE_KINDS.map((kind) => (
          <Button
            key={kind}
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={isFull}
            aria-label={t(`videos.cue_add_${kind}`)}
            onClick={() => add(kind)}
          >
            {t(`videos.cue_${kind}`)}
          </Button>
        ))}
      </div>
      {isFull && (
        <p className={editor.hint} role="status">
          {t('videos.cues_full', { max: limits.VIDEO_CUES_MAX })}
        </p>
      )}
    </fieldset>
  )
}

interface CueProps {
  form: Form<VideoValues>
  cue: CueValues
  number: number
  /** Undefined while they load. */
  eventTypes: readonly { id: string; name: string; isOn: boolean }[] | undefined
  /** Where the player is, as a time. */
  now: () => string
  onChange: (change: Partial<CueValues>) => void
  onRemove: () => void
}

function CueFields({ form, cue, number, eventTypes, now, onChange, onRemove }: CueProps) {
  const t = useText()
  const { kind, text, url, eventTypeId } = cue
  const name = t(`videos.cue_${kind}_number`, { number })
  const field = (part: keyof CueValues) => {
    const path = `cues[${number - 1}].${part}`
    return { name: path, error: form.error(path), onBlur: () => form.leave(path) }
  }
  return (
    <fieldset name={`cues[${number - 1}]`} tabIndex={-1} className={classes.cue} aria-label={name}>
      <div className={classes.cueHead}>
        <h3>{name}</h3>
        <ShownNow cue={cue} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('videos.cue_remove', { name })}
          onClick={onRemove}
        >
          <IconDelete size={16} />
        </ActionIcon>
      </div>
      {kind === 'book' && (
        <EventTypeField
          {...field('eventTypeId')}
          value={eventTypeId}
          eventTypes={eventTypes}
          onChange={(chosen) => onChange({ eventTypeId: chosen })}
        />
      )}
      <TextInput
        {...field('text')}
        aria-required
        dir="auto"
        label={t(kind === 'text' ? 'videos.cue_text' : 'videos.cue_button')}
        value={text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      {kind === 'link' && (
        <UrlField
          {...field('url')}
          aria-required
          label={t('videos.cue_url')}
          placeholder="https://example.com"
          value={url}
          onChange={(address) => onChange({ url: address })}
        />
      )}
      {(['from', 'until'] as const).map((edge) => (
        <div key={edge} className={classes.edge}>
          <TextInput
            {...field(edge)}
            aria-required={edge === 'from'}
            label={t(`videos.cue_${edge}`)}
            placeholder={edge === 'until' ? t('videos.cue_to_end') : undefined}
            inputMode="text"
            autoComplete="off"
            dir="ltr"
            value={cue[edge]}
            onChange={(event) => onChange({ [edge]: event.currentTarget.value })}
          />
          <Button
            variant="default"
            aria-label={t(`videos.cue_${edge}_now`)}
            onClick={() => onChange({ [edge]: now() })}
          >
            {t('videos.trim_now')}
          </Button>
        </div>
      ))}
    </fieldset>
  )
}

/** Whether the player is at a second of the cue. False for times that are not complete yet. */
function useIsVisible({ from, until }: CueValues): boolean {
  const end = until.trim() === '' ? Infinity : secondsIn(until)
  return usePlayerWithin(secondsIn(from) ?? Infinity, end ?? 0)
}

function ShownNow({ cue }: Pick<CueProps, 'cue'>) {
  const t = useText()
  return useIsVisible(cue) && <span className={classes.shown}>{t('videos.cue_shown')}</span>
}

/** As viewers see it over the picture. What its fields say is enough for those who cannot see it. */
function CuePreview({ cue, eventTypes }: Pick<CueProps, 'cue' | 'eventTypes'>) {
  const { kind, text, eventTypeId } = cue
  const isShown = useIsVisible(cue)
  const canBook = kind !== 'book' || eventTypes?.some(({ id, isOn }) => id === eventTypeId && isOn)
  return (
    isShown &&
    canBook &&
    text.trim() !== '' && (
      <span aria-hidden dir="auto" className={classes.preview}>
        {text}
      </span>
    )
  )
}

interface EventTypeProps {
  name: string
  error: string | undefined
  onBlur: () => void
  value: string | null
  eventTypes: CueProps['eventTypes']
  onChange: (id: string | null) => void
}

/** One that can be booked. The chosen one stays, and says if it cannot be booked any more. */
function EventTypeField({ value, eventTypes, onChange, ...props }: EventTypeProps) {
  const t = useText()
  const chosen = eventTypes?.find(({ id }) => id === value)
  const isGone = eventTypes !== undefined && value !== null && !chosen
  const offered = eventTypes?.filter(({ id, isOn }) => isOn || id === value) ?? []
  return (
    <>
      <Select
        {...props}
        aria-required
        searchable
        allowDeselect={false}
        label={t('videos.cue_event_type')}
        placeholder={t('videos.cue_event_pick')}
        nothingFoundMessage={t('videos.cue_event_none')}
        data={offered.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={onChange}
      />
      {(isGone || chosen?.isOn === false) && (
        <p className={classes.problem} role="status">
          {t(isGone ? 'videos.cue_event_gone' : 'videos.cue_event_off')}
        </p>
      )}
    </>
  )
}
