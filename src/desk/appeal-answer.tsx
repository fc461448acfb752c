import { appealAnswerRequestSchema } from '~/contract/exam-desk'
import { TextArea } from '~/features/forms/text-area'
import { useForm } from '~/features/forms/use-form'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { deskRule } from './desk-rule'
import { callExamDesk } from './exam-calls'

/** The form that answers an appeal, once, on the page of exams and in the inbox. */
export function AppealAnswer({ attempt, onDecided }: { attempt: string; onDecided: () => void }) {
  const form = useForm<'text'>({
    initial: { text: '' },
    rules: [deskRule('text', appealAnswerRequestSchema.entries.text)],
    fieldOf: (field) => (field === 'text' ? field : undefined),
    send: async ({ text }) => {
      await callExamDesk({ call: 'POST /desk/exam/appeal-answer', json: { attempt, text } })
      showToast({ tone: 'ok', text: m.desk_exam_appeal_done() })
      onDecided()
    }
  })
  return (
    <form ref={form.ref} className="desk-form" noValidate onSubmit={form.onSubmit}>
      <TextArea {...form.input('text')} label={m.desk_exam_appeal_answer()} rows={3} />
      <Button type="submit" isSmall variant="primary" aria-disabled={form.isSending}>
        {m.desk_exam_appeal_send()}
      </Button>
    </form>
  )
}
