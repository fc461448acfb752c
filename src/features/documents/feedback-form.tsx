import { useEffect, useState } from 'react'
import { type FeedbackField, feedbackForm } from '~/contract/feedback-form'
import type { Locale } from '~/contract/locale'
import { type FormAnswer, readValues, type Values } from '~/contract/posted-form'
import { type SurveyReason, surveyReasons } from '~/contract/survey'
import { CheckBoxGroup } from '~/features/forms/check-box-group'
import { PostedForm, SubmittedNotice } from '~/features/forms/posted-form'
import { TextArea } from '~/features/forms/text-area'
import { usePostedForm } from '~/features/forms/use-posted-form'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'

/** Where the pages of feedback have the form, and its answer. */
export const feedbackId = 'feedback'

/** The document that feedback is on, as it was read. */
export interface FeedbackSubject {
  version: string
  id: string
  locale: Locale
}

const reasonLabels: Readonly<Record<SurveyReason, () => string>> = {
  missing: m.feedback_reason_missing,
  unclear: m.feedback_reason_unclear,
  wrong: m.feedback_reason_wrong,
  other: m.feedback_reason_other
}

/** What was typed into the form before its code was there. */
export interface Typed {
  values: Values<FeedbackField>
  /** Name of the field that has the focus. */
  focused: string | undefined
}

export function typedInto(form: HTMLFormElement): Typed {
  const { activeElement } = document
  const focused = activeElement && form.contains(activeElement) ? activeElement.getAttribute('name') : undefined
  return { values: readValues(feedbackForm, new FormData(form)), focused: focused ?? undefined }
}

interface Props {
  subject: FeedbackSubject
  /** What became of the form, where the browser posted it by itself. */
  answer?: FormAnswer<FeedbackField, { ticket: string }> | undefined
  typed?: Typed | undefined
  /** Passes the form by: where a link leads that does, and what it does with scripts. */
  skip: { href: string; onSkip?: (() => void) | undefined }
}

/** The feedback on a document (spec §2): reasons, a free description, submit or skip; then the number of its ticket. */
export function FeedbackForm({ subject, answer, typed, skip }: Props) {
  const { version, id } = subject
  const [initial] = useState({ ...typed?.values, ...subject })
  const state = usePostedForm(feedbackForm, { initial, answer, about: `${version}/${id}` })
  const { form } = state

  useEffect(() => {
    const field = typed?.focused ? form.ref.current?.elements.namedItem(typed.focused) : null
    if (field instanceof HTMLElement) field.focus()
  }, [typed, form.ref])

  if (state.saved) {
    const { ticket } = state.saved
    return (
      <SubmittedNotice title={m.feedback_sent()}>
        <p className="phrased">{m.feedback_sent_text()}</p>
        <p className="feedback-ticket mono">{ticket}</p>
        <PageLink className="tlink" to={{ path: feedbackForm.path, search: { ticket } }}>
          {m.feedback_follow()}
        </PageLink>
      </SubmittedNotice>
    )
  }
  return (
    <PostedForm
      state={state}
      action={`${feedbackForm.path}#${feedbackId}`}
      submit={m.feedback_submit()}
      beside={
        <a
          className="btn"
          href={skip.href}
          onClick={(event) => {
            if (!skip.onSkip) return
            event.preventDefault()
            state.discard()
            skip.onSkip()
          }}
        >
          {m.feedback_skip()}
        </a>
      }
    >
      <CheckBoxGroup
        legend={m.feedback_reasons()}
        name="reasons"
        options={surveyReasons}
        labelOf={(reason) => reasonLabels[reason]()}
        value={form.values.reasons}
        error={form.errors.reasons}
        onInput={(reasons) => form.set('reasons', reasons)}
      />
      <TextArea label={m.feedback_words()} rows={4} {...form.input('description')} />
      <p className="form-privacy phrased">{m.feedback_privacy()}</p>
    </PostedForm>
  )
}
