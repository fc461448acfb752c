import * as v from 'valibot'
import { allowances, type Candidate, candidateSchema, extraTimeRequestSchema } from '~/contract/exam'
import { RadioGroup } from '~/features/forms/choice-group'
import { PrivacyNote } from '~/features/forms/privacy-note'
import { TextArea } from '~/features/forms/text-area'
import { useDraft } from '~/features/forms/use-draft'
import { useForm } from '~/features/forms/use-form'
import { callExam } from '~/lib/api'
import { withLogin } from '~/lib/with-login'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { phrased } from '~/ui/phrased'
import { examRule } from './exam-rule'

interface ExtraTimeProps {
  candidate: Candidate
  onChange: (candidate: Candidate) => void
}

/** Requests extra time, or shows the outcome of the request. */
export function ExtraTime({ candidate: { extraTime, allowance, minutes }, onChange }: ExtraTimeProps) {
  const isPending = extraTime?.granted === null
  return (
    <div className="exam-extra">
      {allowance > 0 ? <p>{phrased(m.exam_auth_extra_granted({ percent: allowance, minutes }))}</p> : null}
      {isPending ? (
        <p role="status">{phrased(m.exam_auth_extra_pending({ percent: extraTime.percent }))}</p>
      ) : (
        <details>
          <summary>{m.exam_auth_extra()}</summary>
          {extraTime?.granted === false ? <p>{phrased(m.exam_auth_extra_declined())}</p> : null}
          <p className="muted">{phrased(m.exam_auth_extra_text())}</p>
          <RequestForm onSent={onChange} />
        </details>
      )}
    </div>
  )
}

/** The chosen percentage; the value of the radio button is text. */
const percentSchema = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? undefined : Number(text))),
  extraTimeRequestSchema.entries.percent
)

function RequestForm({ onSent }: { onSent: (candidate: Candidate) => void }) {
  const form = useForm<'percent' | 'reason'>({
    initial: { percent: '', reason: '' },
    rules: [examRule('percent', percentSchema), examRule('reason', extraTimeRequestSchema.entries.reason)],
    fieldOf: (field) => (field === 'percent' || field === 'reason' ? field : undefined),
    send: async ({ percent, reason }) => {
      const json = { percent: v.parse(percentSchema, percent), reason }
      const candidate = await withLogin(callExam({ call: 'POST /candidate/extra-time', json, data: candidateSchema }))
      discard()
      onSent(candidate)
    }
  })
  const discard = useDraft('exam-extra-time', form)
  return (
    <form ref={form.ref} className="form" noValidate onSubmit={form.onSubmit}>
      <RadioGroup
        legend={m.exam_auth_extra_percent()}
        name="percent"
        options={allowances.map(String)}
        labelOf={(percent) => m.exam_auth_percent({ percent })}
        value={form.values.percent}
        error={form.errors.percent}
        onInput={(percent) => form.set('percent', percent)}
      />
      <TextArea {...form.input('reason')} label={m.exam_auth_extra_reason()} rows={3} />
      <PrivacyNote />
      <div className="cluster form-buttons">
        <Button type="submit" aria-disabled={form.isSending}>
          {form.isSending ? m.form_sending() : m.exam_auth_extra_send()}
        </Button>
      </div>
    </form>
  )
}
