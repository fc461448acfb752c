import type { QuestionDetail } from '~/contract/exam-questions'
import { emptyForm, formOf, type QuestionForm } from './question-form'

/** The content that the service has, as a form. */
export interface StoredQuestion {
  /** Number of the newest published version; 0 without one. */
  version: number
  /** Revision of the draft; 0 without one. */
  revision: number
  form: QuestionForm
}

export const emptyQuestion: StoredQuestion = { version: 0, revision: 0, form: emptyForm }

/** The draft of a question, or its newest version without one. */
export function storedQuestion({ versions: [newest], draft }: QuestionDetail): StoredQuestion {
  const content = draft?.content ?? newest?.content
  return { version: newest?.version ?? 0, revision: draft?.revision ?? 0, form: content ? formOf(content) : emptyForm }
}

/** The form of a question while an author types. */
interface TypedQuestion {
  form: QuestionForm
  /** The stored content that the form started from, or that it was last saved as. */
  base: StoredQuestion
  /** The stored content, if it was changed elsewhere while the form has unsaved text. */
  newer?: StoredQuestion
}

export const openQuestion = (stored: StoredQuestion): TypedQuestion => ({ form: stored.form, base: stored })

export const isUnsaved = ({ form, base }: Pick<TypedQuestion, 'form' | 'base'>): boolean =>
  JSON.stringify(form) !== JSON.stringify(base.form)

/** Shows what was loaded. A form with unsaved text keeps it, so that its author can choose between the two. */
export function withLoaded(typed: TypedQuestion, stored: StoredQuestion): TypedQuestion {
  if (!isUnsaved(typed)) return openQuestion(stored)
  const { form, base } = typed
  const isSame = stored.version === base.version && stored.revision === base.revision
  return isSame ? { form, base } : { form, base, newer: stored }
}

/** Continues after a save of `form`. Text that was typed during the save stays unsaved. */
export function withSaved(typed: TypedQuestion, form: QuestionForm, revision: number): TypedQuestion {
  return { form: typed.form, base: { version: (typed.newer ?? typed.base).version, revision, form } }
}
