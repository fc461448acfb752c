import { type PartnerField, partnerForm } from '~/contract/partner-form'
import { chosenOf, type FormAnswer } from '~/contract/posted-form'
import { type PartnerWant, partnerWants, type UserInfoSaved } from '~/contract/user-info'
import { CheckBoxGroup } from '~/features/forms/choice-group'
import { contactPhoneInput } from '~/features/forms/contact-phone'
import { Field } from '~/features/forms/field'
import { PostedForm, SubmittedNotice } from '~/features/forms/posted-form'
import { PrivacyNote } from '~/features/forms/privacy-note'
import { TextArea } from '~/features/forms/text-area'
import { usePostedForm } from '~/features/forms/use-posted-form'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import type { ConnectCopy } from './copy/types'

/** Id of the element with the form or its answer. */
export const requestId = 'request'

interface Props {
  copy: ConnectCopy['form']
  /** Answer to a form that the browser posted itself. */
  answer: FormAnswer<PartnerField, UserInfoSaved> | undefined
  /** Initially ticked. */
  want: PartnerWant | undefined
}

/** The partner form (spec §3), then its confirmation (spec §4). Without scripts the browser posts it to the page's own address. */
export function RequestForm({ copy, answer, want }: Props) {
  const locale = useLocale()
  const state = usePostedForm(partnerForm, { initial: { wants: want ?? '' }, answer })
  const { form, saved, sent } = state
  const lines: { field: PartnerField; label: string; autoComplete: string; inputMode?: 'tel' | 'email' }[] = [
    { field: 'name', label: m.form_name(), autoComplete: 'name' },
    { field: 'phone', ...contactPhoneInput(locale) },
    { field: 'email', label: m.form_email(), autoComplete: 'email', inputMode: 'email' },
    { field: 'company', label: m.form_company(), autoComplete: 'organization' },
    { field: 'position', label: m.form_position(), autoComplete: 'organization-title' },
    { field: 'city', label: m.form_city(), autoComplete: 'address-level2' }
  ]
  if (saved && sent) {
    const wants = chosenOf(sent.wants).flatMap((id) => partnerWants.filter((want) => want === id))
    // Both need a login, so the request is not yet the application or the download.
    const isTrialInterest = wants.includes('trial') || wants.includes('download')
    const asked = wants.map((want) => copy.wants[want])
    return (
      <SubmittedNotice
        title={m.partners_sent_title()}
        receipt={{
          saved,
          sent: [
            ...lines.map(({ field, label }) => ({ label, value: sent[field] })),
            { label: m.partners_form_needs(), value: sent.needs },
            { label: m.partners_form_wants(), value: new Intl.ListFormat(locale).format(asked) }
          ]
        }}
      >
        <p className="phrased">{m.partners_sent()}</p>
        {isTrialInterest ? (
          <>
            <p className="phrased">{m.partners_sent_interest()}</p>
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
      <div className="form-fields">
        {lines.map(({ field, ...line }) => (
          <Field key={field} {...line} {...form.input(field)} />
        ))}
      </div>
      <TextArea label={m.partners_form_needs()} rows={5} {...form.input('needs')} />
      <CheckBoxGroup
        legend={m.partners_form_wants()}
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
