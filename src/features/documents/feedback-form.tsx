import { useEffect, useState } from 'react'
import { type FeedbackField, feedbackFields, feedbackForm } from '~/contract/forms/feedback'
import { type FormAnswer, readValues, type Values } from '~/contract/forms/posted-form'
import type { Locale } from '~/contract/locale'
import { type SurveyReceipt, surveyReasons } from '~/contract/survey'
import { CheckBoxGroup } from '~/features/forms/choice-group'
import { Field } from '~/features/forms/field'
import { inputOf, labelOf } from '~/features/forms/form-lines'
import { PostedForm, SubmittedNotice } from '~/features/forms/posted-form'
import { PrivacyNote } from '~/features/forms/privacy-note'
import { TextArea } from '~/features/forms/text-area'
import { usePostedForm } from '~/features/forms/use-posted-form'
import { useLocale } from '~/lib/locale'
import { feedbackLabels, reasonLabels } from '~/messages/field-text'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'

/** Anchor of the form and its answer on the feedback page. */
export const feedbackId = 'feedback'

/** The document that the feedback is about. */
export interface FeedbackSubject {
  version: string
  id: string
  locale: Locale
}

/** Input typed before the form's code was loaded. */
export interface FormInput {
  values: Values<FeedbackField>
  /** Name of the focused field. */
  focused: string | undefined
}

export function readFormInput(form: HTMLFormElement): FormInput {
  const { activeElement } = document
  const focused = activeElement && form.contains(activeElement) ? activeElement.getAttribute('name') : undefined
  return { values: readValues(feedbackForm, new FormData(form)), focused: focused ?? undefined }
}

interface Props {
  subject: FeedbackSubject
  /** The answer if the browser posted the form without scripts. */
  answer?: FormAnswer<FeedbackField, SurveyReceipt> | undefined
  input?: FormInput | undefined
  /** The skip link, and its effect with scripts. */
  skip: { href: string; onSkip?: (() => void) | undefined }
}

/** Document feedback (spec §2): reasons, description, submit or skip; then the ticket number. */
export function FeedbackForm({ subject, answer, input, skip }: Props) {
  const { version, id } = subject
  const [typed] = useState(() => input && { ...input.values, ...subject })
  const state = usePostedForm(feedbackForm, { suggested: subject, typed, answer, about: `${version}/${id}` })
  const { form } = state
  const locale = useLocale()

  useEffect(() => {
    const field = input?.focused ? form.ref.current?.elements.namedItem(input.focused) : null
    if (field instanceof HTMLElement) field.focus()
  }, [input, form.ref])

  if (state.saved) {
    const { ticket } = state.saved
    return (
      <SubmittedNotice title={m.feedback_sent()}>
        {ticket === undefined ? null : (
          <>
            <p>{phrased(m.feedback_sent_text())}</p>
            <p className="feedback-ticket mono">{ticket}</p>
            <PageLink className="tlink" to={{ path: '/document/feedback', search: { ticket } }}>
              {m.feedback_follow()}
            </PageLink>
          </>
        )}
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
        legend={feedbackLabels.reasons()}
        name="reasons"
        options={surveyReasons}
        labelOf={(reason) => reasonLabels[reason]()}
        value={form.values.reasons}
        error={form.errors.reasons}
        onInput={(reasons) => form.set('reasons', reasons)}
      />
      <TextArea label={labelOf(feedbackFields.description, feedbackLabels.description)} rows={4} {...form.input('description')} />
      <Field
        label={labelOf(feedbackFields.email, feedbackLabels.email)}
        {...form.input('email')}
        {...inputOf(feedbackFields.email, locale)}
        notice={m.feedback_email_notice()}
      />
      <PrivacyNote>{m.feedback_privacy()}</PrivacyNote>
    </PostedForm>
  )
}
