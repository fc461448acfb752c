import { useRouter } from '@tanstack/react-router'
import type { CurrentUser } from '~/contract/account'
import { deletionSchema } from '~/contract/account-settings'
import { deletionGraceDays } from '~/contract/limits'
import { CheckBox } from '~/features/forms/check-box'
import type { FieldRule } from '~/features/forms/field-rule'
import { useForm } from '~/features/forms/use-form'
import { callPassport } from '~/lib/api'
import { focusAccountIfLost } from '~/lib/focus-account'
import { formatDay, localDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { navigateWithReason } from '~/lib/redirect'
import { endSession } from '~/lib/session'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { buildProof, emptyProof, type ProofField, ProofFields, proofFieldOf, proofRules } from './proof-fields'
import { SettingForm } from './setting-form'
import { useUserCenter } from './user-center-context'
import './user-center.css'

type DeleteField = 'isUnderstood' | ProofField

const rules: readonly FieldRule<DeleteField>[] = [
  ...proofRules,
  { field: 'isUnderstood', check: ({ isUnderstood }) => (isUnderstood === '' ? m.user_center_delete_tick() : undefined) }
]

/** Deletes the account: states the consequences and the date, and asks for proof and confirmation. */
export function DeleteForm({ user }: { user: CurrentUser }) {
  const locale = useLocale()
  const router = useRouter()
  const { setOpenForm } = useUserCenter()
  const form = useForm<DeleteField>({
    initial: { isUnderstood: '', ...emptyProof },
    rules,
    fieldOf: proofFieldOf,
    send: async (values) => {
      const json = await buildProof(values)
      const deleted = await callPassport({ call: 'POST /galaxy/user/delete-account', json, data: deletionSchema })
      setOpenForm(undefined)
      endSession('changed')
      await navigateWithReason(router, { to: '/' }, 'account-deleted')
      showToast({ tone: 'ok', text: m.user_center_delete_done({ day: formatDay(localDay(deleted.restorableUntil), locale) }) })
      focusAccountIfLost()
    }
  })
  const until = formatDay(localDay(Date.now() + deletionGraceDays * 86_400_000), locale)
  return (
    <SettingForm form={form} submit={m.user_center_delete_confirm()} isDangerous>
      <ol className="user-center-ends">
        <li>{m.user_center_delete_now()}</li>
        <li>{m.user_center_delete_until({ day: until })}</li>
        <li>{m.user_center_delete_after()}</li>
      </ol>
      <ProofFields form={form} user={user} />
      <CheckBox
        name="isUnderstood"
        isChecked={form.values.isUnderstood !== ''}
        onChange={(isChecked) => form.set('isUnderstood', isChecked ? 'yes' : '')}
        error={form.errors.isUnderstood}
        label={m.user_center_delete_understood()}
      />
    </SettingForm>
  )
}
