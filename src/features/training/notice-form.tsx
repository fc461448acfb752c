import { useEffect, useEffectEvent } from 'react'
import { type LaterCertification, type NoticeField, noticeFields, noticeForm } from '~/contract/forms/notice'
import { chosenOf, type FormAnswer } from '~/contract/forms/posted-form'
import type { UserInfoReceipt } from '~/contract/user-info'
import { CheckBoxGroup } from '~/features/forms/choice-group'
import { FormLines, sentValues } from '~/features/forms/form-lines'
import { PostedForm, SubmittedNotice } from '~/features/forms/posted-form'
import { PrivacyNote } from '~/features/forms/privacy-note'
import { usePostedForm } from '~/features/forms/use-posted-form'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { noticeLabels } from '~/messages/field-text'
import { m } from '~/paraglide/messages'
import { ConfirmedButton } from '~/ui/confirmed-button'
import { phrased } from '~/ui/phrased'
import { useNoticeReceipts } from './notice-receipts'

/** Id of the part with the form, then its answer. */
export const noticeId = 'notice'

interface Props {
  /** The certifications that the vendor has not set yet. */
  offered: readonly LaterCertification[]
  /** Answer to a form that the browser posted itself. */
  answer: FormAnswer<NoticeField, UserInfoReceipt> | undefined
}

/** Asks to be told when a certification opens. The same browser can withdraw all that was asked for in it. */
export function NoticeForm({ offered, answer }: Props) {
  const locale = useLocale()
  const state = usePostedForm(noticeForm, { answer })
  const { form, saved, sent, reset } = state
  const { receipts, add, withdraw } = useNoticeReceipts()
  const keepReceipt = useEffectEvent((receipt: string) => add(receipt))
  useEffect(() => {
    if (saved?.id) keepReceipt(saved.id)
  }, [saved])
  const onWithdraw = async () => {
    await withdraw()
    reset()
  }
  const withdrawal = receipts.length > 0 ? <Withdraw onWithdraw={onWithdraw} /> : null

  if (saved && sent) {
    const labeled = { fields: noticeFields, labels: noticeLabels }
    const certifications = new Intl.ListFormat(locale).format(chosenOf(sent.certifications))
    return (
      <SubmittedNotice title={m.training_notice_sent()} receipt={{ saved, sent: sentValues(labeled, sent, { certifications }) }}>
        <p>{phrased(m.training_notice_next())}</p>
        {withdrawal}
      </SubmittedNotice>
    )
  }
  return (
    <>
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
      {/* It appears once the browser has read its receipts, and must not move the form under a click. */}
      {withdrawal ? (
        <div className="notice-known">
          <p>{phrased(m.training_notice_known())}</p>
          {withdrawal}
        </div>
      ) : null}
    </>
  )
}

/** Withdraws after confirmation. */
function Withdraw({ onWithdraw }: { onWithdraw: () => Promise<void> }) {
  const { isPending, mutate } = useMutation(onWithdraw)
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
