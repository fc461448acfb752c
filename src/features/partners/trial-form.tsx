import { useEffect, useEffectEvent } from 'react'
import { editionOfCalls } from '~/content/editions/in-calls'
import { type PartnerField, partnerForm } from '~/contract/partner-form'
import type { FormAnswer } from '~/contract/posted-form'
import { type Edition, editions, type UserInfoSaved } from '~/contract/user-info'
import { editionLabels } from '~/features/editions/labels'
import { RadioGroup } from '~/features/forms/choice-group'
import { contactPhoneInput } from '~/features/forms/contact-phone'
import { Field } from '~/features/forms/field'
import { LoginNotice } from '~/features/forms/login-notice'
import { PostedForm, SubmittedNotice } from '~/features/forms/posted-form'
import { PrivacyNote } from '~/features/forms/privacy-note'
import { TextArea } from '~/features/forms/text-area'
import { usePostedForm } from '~/features/forms/use-posted-form'
import { accountModalStore, openAccountModal } from '~/lib/account-modal'
import { useLocale } from '~/lib/locale'
import { useSession } from '~/lib/session'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import { requestId } from './request-form'

/** What an application for the edition asks for (spec §3): the free one is a download, the others are trials. */
const wantOf = (edition: string) => (edition === 'free' ? 'download' : 'trial')

const editionName = (edition: Edition) => editionLabels[editionOfCalls[edition]].name()

interface Props {
  /** Selected at first. */
  edition: Edition
  answer: FormAnswer<PartnerField, UserInfoSaved> | undefined
}

/**
 * The application for a trial: a partner's request (spec §3) about one edition. It is for logged-in users (spec §6): a visitor
 * gets the login over the page (spec §4), at first and when sending.
 */
export function TrialForm({ edition, answer }: Props) {
  const locale = useLocale()
  const { loggedIn } = useSession()
  const state = usePostedForm(partnerForm, {
    initial: { edition, wants: wantOf(edition) },
    answer,
    about: 'trial',
    needsLogin: true
  })
  const { form, saved, sent } = state
  const openLogin = useEffectEvent(() => {
    if (!loggedIn && accountModalStore.state.panel === undefined) openAccountModal('login')
  })
  useEffect(() => openLogin(), [])
  const lines: { field: PartnerField; label: string; autoComplete: string; inputMode?: 'tel' | 'email' }[] = [
    { field: 'name', label: m.form_name(), autoComplete: 'name' },
    { field: 'phone', ...contactPhoneInput(locale) },
    { field: 'email', label: m.form_work_email(), autoComplete: 'work email', inputMode: 'email' },
    { field: 'company', label: m.form_company(), autoComplete: 'organization' },
    { field: 'position', label: m.form_position(), autoComplete: 'organization-title' },
    { field: 'city', label: m.form_city(), autoComplete: 'address-level2' }
  ]
  const nameOf = (value: string) => {
    const known = editions.find((id) => id === value)
    return known ? editionName(known) : ''
  }
  if (saved && sent) {
    return (
      <SubmittedNotice
        // Without an edition it is a partner's request.
        title={sent.edition ? m.partners_trial_sent_title() : m.partners_sent_title()}
        receipt={{
          saved,
          sent: [
            { label: m.partners_trial_edition(), value: nameOf(sent.edition) },
            ...lines.map(({ field, label }) => ({ label, value: sent[field] })),
            { label: m.partners_form_needs(), value: sent.needs }
          ]
        }}
      >
        <p className="phrased">{m.partners_sent()}</p>
        <PageLink className="tlink" to={{ path: '/document/latest/1' }}>
          {m.partners_trial_meanwhile()}
        </PageLink>
      </SubmittedNotice>
    )
  }
  return (
    <PostedForm
      state={state}
      action={`${partnerForm.path}?want=trial&about=${edition}#${requestId}`}
      submit={loggedIn ? m.partners_trial_submit() : m.partners_trial_submit_after_login()}
      beside={
        <PageLink className="btn" to={{ path: '/playground' }}>
          {m.partners_trial_playground()}
        </PageLink>
      }
    >
      <LoginNotice text={m.partners_trial_login()} />
      <RadioGroup
        legend={m.partners_trial_edition()}
        name="edition"
        options={editions}
        labelOf={editionName}
        value={form.values.edition}
        error={form.errors.edition}
        onInput={(chosen) => {
          form.set('edition', chosen)
          form.set('wants', wantOf(chosen))
        }}
      />
      <input type="hidden" name="wants" value={form.values.wants} />
      <div className="form-fields">
        {lines.map(({ field, ...line }) => (
          <Field key={field} {...line} {...form.input(field)} />
        ))}
      </div>
      <TextArea label={m.partners_form_needs()} rows={5} {...form.input('needs')} />
      <PrivacyNote>{m.partners_trial_privacy()}</PrivacyNote>
    </PostedForm>
  )
}
