import { useEffect, useEffectEvent } from 'react'
import { editionOfCalls } from '~/content/editions/in-calls'
import { type PartnerField, partnerFields, trialForm } from '~/contract/forms/partner'
import type { FormAnswer } from '~/contract/forms/posted-form'
import { type Edition, editions, type UserInfoReceipt } from '~/contract/user-info'
import { editionLabels } from '~/features/editions/labels'
import { RadioGroup } from '~/features/forms/choice-group'
import { FormLines, labelOf, sentValues } from '~/features/forms/form-lines'
import { LoginNotice } from '~/features/forms/login-notice'
import { PostedForm, SubmittedNotice } from '~/features/forms/posted-form'
import { PrivacyNote } from '~/features/forms/privacy-note'
import { TextArea } from '~/features/forms/text-area'
import { usePostedForm } from '~/features/forms/use-posted-form'
import { accountModalStore, openAccountModal } from '~/lib/account-modal'
import { useSession } from '~/lib/session'
import { partnerLabels } from '~/messages/field-text'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { requestId } from './request-form'

/** Subject of an application for the edition (spec §3): a download for the free one, a trial for the others. */
const wantOf = (edition: string) => (edition === 'free' ? 'download' : 'trial')

const labeled = { fields: trialForm.fields, labels: { ...partnerLabels, email: m.form_work_email } }

const editionName = (edition: Edition) => editionLabels[editionOfCalls[edition]].name()

interface Props {
  /** Selected at first. */
  edition: Edition
  answer: FormAnswer<PartnerField, UserInfoReceipt> | undefined
}

/**
 * The application for a trial: a partner's request (spec §3) about one edition. It is for logged-in users (spec §6): a visitor
 * gets the login over the page (spec §4), at first and when sending.
 */
export function TrialForm({ edition, answer }: Props) {
  const { loggedIn } = useSession()
  const state = usePostedForm(trialForm, {
    suggested: { edition, wants: wantOf(edition) },
    answer,
    about: 'trial',
    needsLogin: true
  })
  const { form, saved, sent } = state
  const openLogin = useEffectEvent(() => {
    if (!loggedIn && accountModalStore.state.panel === undefined) openAccountModal('login')
  })
  useEffect(() => openLogin(), [])
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
          // The edition determines `wants`, so the receipt omits it.
          sent: sentValues(labeled, sent, { edition: nameOf(sent.edition), wants: '' })
        }}
      >
        <p>{phrased(m.partners_sent())}</p>
        <PageLink className="tlink" to={{ path: '/document/latest/1' }}>
          {m.partners_trial_meanwhile()}
        </PageLink>
      </SubmittedNotice>
    )
  }
  return (
    <PostedForm
      state={state}
      action={`${trialForm.path}?want=trial&about=${edition}#${requestId}`}
      submit={loggedIn ? m.partners_trial_submit() : m.partners_trial_submit_after_login()}
      beside={
        <PageLink className="btn" to={{ path: '/playground' }}>
          {m.partners_trial_playground()}
        </PageLink>
      }
    >
      <LoginNotice text={m.partners_trial_login()} />
      <RadioGroup
        legend={partnerLabels.edition()}
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
      <FormLines {...labeled} input={form.input} />
      <TextArea label={labelOf(partnerFields.needs, partnerLabels.needs)} rows={5} {...form.input('needs')} />
      <PrivacyNote>{m.partners_trial_privacy()}</PrivacyNote>
    </PostedForm>
  )
}
