import {
  type ConsultationField,
  type ConsultationTopic,
  type ConsultedEdition,
  consultationForm
} from '~/contract/consultation-form'
import { latestDocuments } from '~/contract/limits'
import type { FormAnswer } from '~/contract/posted-form'
import type { UserInfoSaved } from '~/contract/user-info'
import { contactPhoneInput } from '~/features/forms/contact-phone'
import { Field } from '~/features/forms/field'
import { PostedForm, SubmittedNotice } from '~/features/forms/posted-form'
import { PrivacyNote } from '~/features/forms/privacy-note'
import { TextArea } from '~/features/forms/text-area'
import { usePostedForm } from '~/features/forms/use-posted-form'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import { consultDocuments, topicDocuments } from './copy'
import type { ConsultCopy } from './copy/types'

/** Anchor of the form and its answer. */
export const consultationId = 'consultation'

interface Props {
  edition: ConsultedEdition
  copy: ConsultCopy
  /** The answer if the browser posted the form without scripts. */
  answer: FormAnswer<ConsultationField, UserInfoSaved> | undefined
  /** The question that the address asks; may be empty. */
  questions: string
  hasRequirements: boolean
  topic: ConsultationTopic | undefined
}

/** The form of a consultation (spec §3), then the success message of its edition (spec §4) or of its topic. */
export function ConsultForm({ edition, copy, answer, questions, hasRequirements, topic }: Props) {
  const locale = useLocale()
  const state = usePostedForm(consultationForm, { initial: { edition, questions }, answer })
  const lines: { field: ConsultationField; label: string; autoComplete: string; inputMode?: 'tel' | 'email' }[] = [
    { field: 'name', label: m.form_name(), autoComplete: 'name' },
    { field: 'phone', ...contactPhoneInput(locale) },
    { field: 'email', label: m.form_work_email(), autoComplete: 'work email', inputMode: 'email' },
    { field: 'industry', label: m.form_industry(), autoComplete: 'off' }
  ]
  const { saved, sent } = state
  if (saved && sent) {
    const { title, text, meanwhile } = (topic ? copy.topics[topic] : copy.editions[edition]).sent
    const guide = topic ? topicDocuments[topic] : consultDocuments[edition]
    return (
      <SubmittedNotice
        title={title}
        receipt={{
          saved,
          sent: [
            ...lines.map(({ field, label }) => ({ label, value: sent[field] })),
            { label: m.consult_questions(), value: sent.questions }
          ]
        }}
      >
        <p className="phrased">{text}</p>
        <PageLink className="tlink" to={{ path: `/document/${latestDocuments}/${guide}` }}>
          {meanwhile}
        </PageLink>
      </SubmittedNotice>
    )
  }
  const { form } = state
  const about = topic ? `&topic=${topic}` : ''
  return (
    <PostedForm
      state={state}
      action={`${consultationForm.path}?edition=${edition}${about}#${consultationId}`}
      submit={(topic && copy.topics[topic].submit) ?? m.consult_submit()}
    >
      <h2 className="consult-form-title">{copy.form.title}</h2>
      <div className="form-fields">
        {lines.map(({ field, ...line }) => (
          <Field key={field} {...line} {...form.input(field)} />
        ))}
      </div>
      {hasRequirements ? <p className="note">{m.consult_requirements()}</p> : null}
      <TextArea label={m.consult_questions()} rows={8} {...form.input('questions')} />
      <PrivacyNote>{copy.form.privacy}</PrivacyNote>
    </PostedForm>
  )
}
