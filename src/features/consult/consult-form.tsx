import {
  type ConsultationField,
  type ConsultationTopic,
  type ConsultedEdition,
  consultationFields,
  consultationForm
} from '~/contract/forms/consultation'
import type { FormAnswer } from '~/contract/forms/posted-form'
import { latestDocuments } from '~/contract/limits'
import type { UserInfoReceipt } from '~/contract/user-info'
import { FormLines, labelOf, sentValues } from '~/features/forms/form-lines'
import { PostedForm, SubmittedNotice } from '~/features/forms/posted-form'
import { PrivacyNote } from '~/features/forms/privacy-note'
import { TextArea } from '~/features/forms/text-area'
import { usePostedForm } from '~/features/forms/use-posted-form'
import { consultationLabels } from '~/messages/field-text'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { consultDocuments, topicDocuments } from './copy'
import type { ConsultCopy } from './copy/types'

/** Anchor of the form and its answer. */
export const consultationId = 'consultation'

const labeled = { fields: consultationFields, labels: consultationLabels }

export interface ConsultProps {
  edition: ConsultedEdition
  copy: ConsultCopy
  /** The answer if the browser posted the form without scripts. */
  answer: FormAnswer<ConsultationField, UserInfoReceipt> | undefined
  /** The question that the address asks; may be empty. */
  questions: string
  /** Whether it has requirements from the finder. */
  hasRequirements: boolean
  /** Subject in place of the edition; undefined for a consultation about the edition. */
  topic: ConsultationTopic | undefined
}

/** The form of a consultation (spec §3), then the success message of its edition (spec §4) or of its topic. */
export function ConsultForm({ edition, copy, answer, questions, hasRequirements, topic }: ConsultProps) {
  const state = usePostedForm(consultationForm, { suggested: { edition, questions }, answer })
  const { saved, sent } = state
  if (saved && sent) {
    const { title, text, meanwhile } = (topic ? copy.topics[topic] : copy.editions[edition]).sent
    const guide = topic ? topicDocuments[topic] : consultDocuments[edition]
    return (
      <SubmittedNotice
        title={title}
        receipt={{
          saved,
          sent: sentValues(labeled, sent)
        }}
      >
        <p>{phrased(text)}</p>
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
      <h2 className="consult-form-title">{phrased(copy.form.title)}</h2>
      <FormLines {...labeled} input={form.input} />
      {hasRequirements ? <p className="note">{m.consult_requirements()}</p> : null}
      <TextArea
        label={labelOf(consultationFields.questions, consultationLabels.questions)}
        rows={8}
        {...form.input('questions')}
      />
      <PrivacyNote>{copy.form.privacy}</PrivacyNote>
    </PostedForm>
  )
}
