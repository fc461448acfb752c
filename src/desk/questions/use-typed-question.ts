import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { type BankContent, bankContentSchema } from '~/contract/exam-bank'
import { deskText } from '~/messages/desk-text'
import { m } from '~/paraglide/messages'
import { useLeaveGuard } from '../leave-guard'
import { type QuestionForm, writtenOf } from './question-form'
import { isUnsaved, openQuestion, type StoredQuestion, withLoaded, withSaved } from './typed-question'

/**
 * The form of a question, which outlives each reload of the question.
 * @param stored must be stable for each load
 */
export function useTypedQuestion(stored: StoredQuestion) {
  const [typed, setTyped] = useState(() => openQuestion(stored))
  const [fault, setFault] = useState<string>()
  useEffect(() => setTyped((before) => withLoaded(before, stored)), [stored])
  const { form, base, newer } = typed
  const hasUnsaved = isUnsaved(typed)
  useLeaveGuard(() => hasUnsaved)

  return {
    form,
    base,
    newer,
    hasUnsaved,
    /** The fault that kept the form from being sent. */
    fault,
    change: (change: Partial<QuestionForm>) => setTyped((before) => ({ ...before, form: { ...before.form, ...change } })),
    /** Lets the next save replace what was changed elsewhere. */
    keepMine: () => setTyped(({ form, base, newer = base }) => ({ form, base: newer })),
    /** Removes the unsaved text, and shows what is loaded next. */
    reset: () => setTyped(({ base, newer }) => openQuestion(newer ?? base)),
    /** The content of a valid form. Otherwise shows the first fault. */
    read(): BankContent | undefined {
      const content = v.safeParse(bankContentSchema, writtenOf(form))
      const [issue] = content.issues ?? []
      setFault(
        issue && m.desk_questions_wrong({ field: v.getDotPath(issue) ?? '', text: deskText(issue.message)?.() ?? issue.message })
      )
      return content.success ? content.output : undefined
    },
    /** Continues after a save of the form as this render shows it. */
    onSaved: (revision: number) => setTyped((before) => withSaved(before, form, revision))
  }
}
