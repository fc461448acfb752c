import { useEffect, useState } from 'react'
import { type LaterCertification, type NoticeField, noticeFields, noticeForm } from '~/contract/forms/notice'
import { chosenOf, type FormAnswer } from '~/contract/forms/posted-form'
import type { UserInfoSaved } from '~/contract/user-info'
import { CheckBoxGroup } from '~/features/forms/choice-group'
import { FormLines, sentValues } from '~/features/forms/form-lines'
import { PostedForm, SubmittedNotice } from '~/features/forms/posted-form'
import { PrivacyNote } from '~/features/forms/privacy-note'
import { usePostedForm } from '~/features/forms/use-posted-form'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { showToast } from '~/lib/toasts'
import { noticeLabels } from '~/messages/field-text'
import { m } from '~/paraglide/messages'
import { ConfirmedButton } from '~/ui/confirmed-button'
import { phrased } from '~/ui/phrased'
import { addNoticeReceipt, noticeReceipts, withdrawNotices } from './notice-receipt'

/** Id of the part with the form, then its answer. */
export const noticeId = 'notice'

interface Props {
  /** The certifications that the vendor has not set yet. */
  offered: readonly LaterCertification[]
  /** Answer to a form that the browser posted itself. */
  answer: FormAnswer<NoticeField, UserInfoSaved> | undefined
}

/** Asks to be told when a certification opens, a consent that the same browser can withdraw. */
export function NoticeForm({ offered, answer }: Props) {
  const locale = useLocale()
  const state = usePostedForm(noticeForm, { answer })
  const { form, saved, sent } = state
  const [receipts, setReceipts] = useState<readonly string[]>([])
  useEffect(() => setReceipts(noticeReceipts()), [])
  useEffect(() => {
    if (!saved) return
    addNoticeReceipt(saved.id)
    // Without storage, only this page knows its receipts.
    setReceipts((before) => [...new Set([...before, ...noticeReceipts(), saved.id])])
  }, [saved])
  const forget = () => setReceipts([])

  if (saved && sent && receipts.includes(saved.id)) {
    const labeled = { fields: noticeFields, labels: noticeLabels }
    const certifications = new Intl.ListFormat(locale).format(chosenOf(sent.certifications))
    return (
      <SubmittedNotice title={m.training_notice_sent()} receipt={{ saved, sent: sentValues(labeled, sent, { certifications }) }}>
        <p>{phrased(m.training_notice_next())}</p>
        <Withdraw receipts={receipts} onWithdrawn={forget} />
      </SubmittedNotice>
    )
  }
  return (
    <>
      {receipts.length === 0 ? null : (
        <div className="notice-known">
          <p>{phrased(m.training_notice_known())}</p>
          <Withdraw receipts={receipts} onWithdrawn={forget} />
        </div>
      )}
      <PostedForm state={state} action={`${noticeForm.path}#${noticeId}`} submit={m.training_notice_submit()}>
        <CheckBoxGroup
          legend={noticeLabels.certifications()}
          name="certifications"
          options={offered}
          labelOf={(certification) => certification}
          value={form.values.certifications}
          error={form.errors.certifications}
          onInput={(certifications) => form.set('certifications', certifications)}
        />
        <FormLines fields={noticeFields} labels={noticeLabels} input={form.input} />
        <PrivacyNote>{m.training_notice_privacy()}</PrivacyNote>
      </PostedForm>
    </>
  )
}

/** Withdraws every consent given in this browser, also in other tabs, after confirmation. */
function Withdraw({ receipts, onWithdrawn }: { receipts: readonly string[]; onWithdrawn: () => void }) {
  const { isPending, mutate } = useMutation(async () => {
    await withdrawNotices([...new Set([...receipts, ...noticeReceipts()])])
    showToast({ tone: 'ok', text: m.training_notice_withdrawn() })
    onWithdrawn()
  })
  return (
    <ConfirmedButton
      label={m.training_notice_withdraw()}
      question={m.training_notice_withdraw_question()}
      confirm={m.training_notice_withdraw()}
      decline={m.training_notice_keep()}
      isSending={isPending}
      onConfirm={() => void mutate()}
    />
  )
}
