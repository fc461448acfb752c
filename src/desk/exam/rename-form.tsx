import { renameRequestSchema } from '~/contract/exam-desk'
import { Field } from '~/features/forms/field'
import { useForm } from '~/features/forms/use-form'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { deskRule } from '../desk-rule'
import { callExamDesk } from '../exam-calls'

interface RenameProps {
  account: string
  name: string
  onRenamed: () => void
}

/** Corrects the confirmed name of a candidate. */
export function RenameForm({ account, name, onRenamed }: RenameProps) {
  const form = useForm<'name'>({
    initial: { name },
    rules: [deskRule('name', renameRequestSchema.entries.name)],
    fieldOf: (field) => (field === 'name' ? field : undefined),
    send: async (values) => {
      await callExamDesk({ call: 'POST /desk/exam/rename', json: { account, name: values.name } })
      showToast({ tone: 'ok', text: m.desk_exam_rename_done() })
      onRenamed()
    }
  })
  return (
    <>
      <p className="muted">{m.desk_exam_rename_text()}</p>
      <form ref={form.ref} className="desk-form" noValidate onSubmit={form.onSubmit}>
        <Field {...form.input('name')} label={m.desk_exam_rename_name()} autoComplete="off" />
        <Button type="submit" isSmall aria-disabled={form.isSending}>
          {m.desk_exam_rename_send()}
        </Button>
      </form>
    </>
  )
}
