import { useId, useState } from 'react'
import { fileAddress } from '~/contract/content'
import type { EntryFields } from '~/contract/desk-entries'
import type { EntryField } from '~/contract/entry-kinds'
import { fileKeyPattern } from '~/contract/entry-schema'
import type { Locale } from '~/contract/locale'
import type { MediaItem } from '~/contract/media'
import { CheckBox } from '~/features/forms/check-box'
import { FieldFrame } from '~/features/forms/field'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { MediaPicker } from '../media/media-picker'
import { localMoment } from './local-moment'
import { choiceName, fieldHint, fieldName } from './names'

type Value = EntryFields[string]

export type PickedFile = MediaItem & { address: string }

interface Props {
  field: EntryField
  value: Value
  error: string | undefined
  isReadOnly: boolean
  /** Types of videos, which the database has. */
  videoTypes: readonly { type: string; name: string }[]
  onChange: (value: Value) => void
  /** Takes a file of the media library for a field that pages load. */
  onPick: (file: PickedFile) => void
}

/** The time zone of the browser, in which moments are typed. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** One field of an entry, with the control of its type. Size and hash of a file have none. */
export function FieldControl({ field, value, error, isReadOnly, videoTypes, onChange, onPick }: Props) {
  const id = useId()
  const locale = useLocale()
  if (field.type === 'bytes' || field.type === 'sha256') return null
  const label = fieldName(field)
  const hint = fieldHint(field)
  if (field.type === 'flag') {
    return (
      <CheckBox
        name={field.name}
        label={label}
        isChecked={value === true}
        error={error}
        onChange={(checked) => !isReadOnly && onChange(checked)}
      />
    )
  }
  const written = value === null || value === undefined ? '' : String(value)
  // An empty field has no value; captions are the empty text.
  const change = (text: string) => onChange(text === '' && field.type !== 'captions' ? null : text)
  const common = {
    id,
    name: field.name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-below`
  } as const
  const isMoment = field.type === 'moment'
  const frame = (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      notes={
        <>
          {hint && <p className="field-notice">{hint}</p>}
          {isMoment && <p className="field-notice">{m.entries_zone_note({ zone: ownZone() })}</p>}
        </>
      }
    >
      {field.type === 'choice' || field.type === 'videoType' ? (
        <select {...common} disabled={isReadOnly} value={written} onChange={(event) => change(event.currentTarget.value)}>
          <option value="">{m.entries_field_choose()}</option>
          {choicesOf(field, videoTypes, locale).map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </select>
      ) : field.type === 'lines' || field.type === 'figures' || field.type === 'captions' ? (
        <textarea
          {...common}
          rows={3}
          readOnly={isReadOnly}
          value={written}
          onChange={(event) => change(event.currentTarget.value)}
        />
      ) : isMoment ? (
        <input
          {...common}
          type="datetime-local"
          readOnly={isReadOnly}
          value={localMoment(written)}
          onChange={(event) => onChange(momentOf(event.currentTarget.value))}
        />
      ) : field.type === 'number' ? (
        <input
          {...common}
          inputMode="numeric"
          readOnly={isReadOnly}
          value={written}
          onChange={(event) => onChange(numberOf(event.currentTarget.value))}
        />
      ) : (
        <input
          {...common}
          type={field.type === 'day' ? 'date' : 'text'}
          readOnly={isReadOnly}
          value={written}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
  if (field.type !== 'loaded') return frame
  return (
    <div>
      {frame}
      <LoadedFile kind={field.name === 'source' ? 'video' : 'image'} address={written} isReadOnly={isReadOnly} onPick={onPick} />
    </div>
  )
}

interface LoadedFileProps {
  kind: 'image' | 'video'
  /** Empty for none. */
  address: string
  isReadOnly: boolean
  onPick: Props['onPick']
}

/** The picture that a field names, and the button that takes another file from the media library. */
function LoadedFile({ kind, address, isReadOnly, onPick }: LoadedFileProps) {
  const [isPicking, setPicking] = useState(false)
  const shown = fileKeyPattern.test(address) ? fileAddress(address) : address
  return (
    <div className="entry-loaded">
      {kind === 'image' && /^(\/|https:)/.test(shown) && <img className="entry-picture" src={shown} alt="" />}
      {!isReadOnly && (
        <Button isSmall onClick={() => setPicking(true)}>
          {m.entries_pick()}
        </Button>
      )}
      {isPicking && (
        <MediaPicker
          kind={kind}
          onChoose={(file) => {
            setPicking(false)
            onPick(file)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}

function choicesOf(field: EntryField, videoTypes: Props['videoTypes'], locale: Locale): [choice: string, name: string][] {
  if (field.type === 'choice') return field.choices.map((choice) => [choice, choiceName(choice, locale)])
  return videoTypes.map(({ type, name }) => [type, name])
}

/** A number as it is typed; a text that is no number stays as it is, so that the message can name it. */
const numberOf = (written: string): Value => (written === '' ? null : /^\d{1,15}$/.test(written) ? Number(written) : written)

const momentOf = (local: string): Value => (local === '' ? null : new Date(local).toISOString())
