import { type MediaItem, mediaItemSchema, mediaLimits } from '~/contract/media'
import { Field } from '~/features/forms/field'
import { useForm } from '~/features/forms/use-form'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { callMedia } from './calls'

interface Props {
  file: Pick<MediaItem, 'id' | 'altZh' | 'altEn'>
  /** Called with the file as it was stored. */
  onSaved: (file: MediaItem) => void
}

/** The alternative texts of an image in both languages. */
export function AltForm({ file: { id, altZh, altEn }, onSaved }: Props) {
  const form = useForm<'altZh' | 'altEn'>({
    initial: { altZh, altEn },
    rules: [],
    fieldOf: (field) => (field === 'altZh' || field === 'altEn' ? field : undefined),
    send: async (values) => {
      const saved = await callMedia({ call: 'POST /desk/media/alt', json: { id, ...values }, data: mediaItemSchema })
      showToast({ tone: 'ok', text: m.media_alt_saved() })
      onSaved(saved)
    }
  })
  return (
    <form ref={form.ref} className="desk-form" noValidate onSubmit={form.onSubmit}>
      <p className="muted small">{m.media_alt_hint()}</p>
      <Field {...form.input('altZh')} label={m.media_alt_zh()} maxLength={mediaLimits.alt} />
      <Field {...form.input('altEn')} label={m.media_alt_en()} maxLength={mediaLimits.alt} />
      <Button type="submit" variant="primary" isSmall aria-disabled={form.isSending}>
        {m.media_alt_save()}
      </Button>
    </form>
  )
}
