import { type PartnerField, type PartnerWant, partnerFields, partnerForm, partnerWants } from '~/contract/forms/partner'
import { chosenOf, type FormAnswer } from '~/contract/forms/posted-form'
import type { UserInfoReceipt } from '~/contract/user-info'
import { CheckBoxGroup } from '~/features/forms/choice-group'
import { FormLines, labelOf, sentValues } from '~/features/forms/form-lines'
import { PostedForm, SubmittedNotice } from '~/features/forms/posted-form'
import { PrivacyNote } from '~/features/forms/privacy-note'
import { TextArea } from '~/features/forms/text-area'
import { usePostedForm } from '~/features/forms/use-posted-form'
import { useLocale } from '~/lib/locale'
import { partnerLabels } from '~/messages/field-text'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import type { ConnectCopy } from './copy/types'

/** Id of the element with the form or its answer. */
export const requestId = 'request'

interface Props {
  copy: ConnectCopy['form']
  /** Answer to a form that the browser posted itself. */
  answer: FormAnswer<PartnerField, UserInfoReceipt> | undefined
  /** Initially ticked. */
  want: PartnerWant | undefined
}

/** The partner form (spec §3), then its confirmation (spec §4). Without scripts the browser posts it to the page's own address. */
export function RequestForm({ copy, answer, want }: Props) {
  const locale = useLocale()
  const state = usePostedForm(partnerForm, { suggested: { wants: want ?? '' }, answer })
  const { form, saved, sent } = state
  const labeled = { fields: partnerFields, labels: partnerLabels }
  if (saved && sent) {
    const wants = chosenOf(sent.wants).flatMap((id) => partnerWants.filter((want) => want === id))
    // Both need a login, so the request is not yet the application or the download.
    const isTrialInterest = wants.includes('trial') || wants.includes('download')
    return (
      <SubmittedNotice
        title={m.partners_sent_title()}
        receipt={{
          saved,
          sent: sentValues(labeled, sent, { wants: new Intl.ListFormat(locale).format(wants.map((want) => copy.wants[want])) })
        }}
      >
        <p>{phrased(m.partners_sent())}</p>
        {isTrialInterest ? (
          <>
            <p>{phrased(m.partners_sent_interest())}</p>
            <PageLink className="tlink" to={{ path: '/download' }}>
              {m.partners_sent_trial()}
            </PageLink>
          </>
        ) : (
          <PageLink className="tlink" to={{ path: '/customer' }}>
            {m.partners_sent_next()}
          </PageLink>
        )}
      </SubmittedNotice>
    )
  }
  return (
    <PostedForm state={state} action={`${partnerForm.path}#${requestId}`} submit={m.partners_form_submit()}>
      <FormLines {...labeled} input={form.input} />
      <TextArea label={labelOf(partnerFields.needs, partnerLabels.needs)} rows={5} {...form.input('needs')} />
      <CheckBoxGroup
        legend={partnerLabels.wants()}
        name="wants"
        options={partnerWants}
        labelOf={(want) => copy.wants[want]}
        value={form.values.wants}
        error={form.errors.wants}
        onInput={(wants) => form.set('wants', wants)}
      />
      <PrivacyNote>{copy.privacy}</PrivacyNote>
    </PostedForm>
  )
}
