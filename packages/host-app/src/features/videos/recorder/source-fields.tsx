import { Button, SegmentedControl, Select, Switch } from '@mantine/core'
import { useText } from '../../../language/language.tsx'
import { LevelMark } from './level-mark.tsx'
import type { Recorder } from './recorder-model.ts'
import type { RecorderState } from './recorder-state.ts'
import classes from './recorder.module.css'
import { canCompose } from './picture/with-bubble.ts'

interface Props {
  recorder: Recorder
  state: RecorderState
}

/** What is recorded, and with which devices. */
export function SourceFields({ recorder, state }: Props) {
  const t = useText()
  const { recorded, screen, camera, hasMicrophone, isOpening } = state
  const kinds = canCompose() ? (['both', 'screen', 'camera'] as const) : (['screen', 'camera'] as const)
  return (
    <>
      <SegmentedControl
        fullWidth
        withItemsBorders={false}
        aria-label={t('recorder.what')}
        value={recorded}
        onChange={recorder.choose}
        data={kinds.map((kind) => ({ value: kind, label: t(`recorder.${kind}`) }))}
      />
      {!canCompose() && <p className={classes.hint}>{t('recorder.no_bubble')}</p>}
      {recorded !== 'camera' && (
        <div className={classes.source}>
          <p>
            {screen ? t(`recorder.shares_${screen.surface ?? 'something'}`) : t('recorder.shares_nothing')}
          </p>
          {screen && (
            <p className={classes.hint}>{t(screen.hasSound ? 'recorder.sound' : 'recorder.no_sound')}</p>
          )}
          <Button variant="default" disabled={isOpening} onClick={() => void recorder.open('screen')}>
            {t(screen ? 'recorder.share_other' : 'recorder.share')}
          </Button>
        </div>
      )}
      {recorded !== 'screen' && (
        <DeviceField recorder={recorder} state={state} device="camera" isOn={camera !== undefined} />
      )}
      <Switch
        label={t('recorder.with_microphone')}
        checked={hasMicrophone}
        onChange={(event) => recorder.setMicrophone(event.currentTarget.checked)}
      />
      {hasMicrophone && (
        <DeviceField
          recorder={recorder}
          state={state}
          device="microphone"
          isOn={state.microphone !== undefined}
        />
      )}
      {hasMicrophone && state.level && <LevelMark level={state.level} isSilent={state.isSilent} />}
    </>
  )
}

interface DeviceProps extends Props {
  device: 'camera' | 'microphone'
  isOn: boolean
}

function DeviceField({ recorder, state, device, isOn }: DeviceProps) {
  const t = useText()
  const kind = device === 'camera' ? 'videoinput' : 'audioinput'
  const named = state.named.filter((one) => one.kind === kind)
  if (!isOn)
    return (
      <Button
        variant="default"
        disabled={state.isOpening}
        onClick={() => void recorder.open(device)}
        data-device={device}
      >
        {t(`recorder.turn_on_${device}`)}
      </Button>
    )
  const current = state[device]?.getTracks()[0]?.getSettings().deviceId
  return (
    <Select
      data-device={device}
      label={t(`recorder.${device}`)}
      data={named.map(({ deviceId, label }) => ({ value: deviceId, label }))}
      value={current ?? null}
      allowDeselect={false}
      onChange={(id) => void (id !== null && recorder.open(device, id))}
    />
  )
}
